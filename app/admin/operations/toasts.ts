import { count } from '#functions/count.ts';
import type { RunStatus } from '#functions/answers.ts';
import type { Recommendation } from './recommendation.ts';
import { readRecommendation } from './recommendation.ts';
import type { Failure, Operation, Run } from './run-schema.ts';

/** A toast: `error` is the specification's "destructive". */
export interface OperationToast {
  kind: 'success' | 'warning' | 'error';
  title: string;
  description?: string;
}

export const connectivity = 'Erro de conectividade com o Supabase';

/**
 * What is said after each operation that is told in one sentence: the specification's words (section 8) for success and
 * failure, and our own for what got done in part.
 */
const sentences = {
  'generate-sitemap': {
    done: 'Sitemap atualizado com sucesso!',
    inPart: 'Sitemap atualizado, mas incompleto',
    failed: 'Erro ao atualizar sitemap',
  },
  'notify-search-engines': {
    done: 'Motores de busca notificados com sucesso!',
    inPart: 'Motores de busca notificados só em parte',
    failed: 'Erro ao notificar motores de busca',
  },
  'url-audit': {
    done: 'Auditoria de URLs concluída com sucesso!',
    inPart: 'Auditoria feita só em parte',
    failed: 'Erro na auditoria',
  },
  'google-search-console': {
    done: 'Dados do Google Search Console sincronizados!',
    inPart: 'Sincronização do GSC feita só em parte',
    failed: 'Erro ao sincronizar GSC',
  },
  'advanced-url-monitoring': {
    done: 'Monitoramento de URLs executado!',
    inPart: 'Monitoramento feito só em parte',
    failed: 'Erro no monitoramento',
  },
} as const;

/** The toast that ends a run; undefined while it goes on. */
export function toastOf(run: Run): OperationToast | undefined {
  const { operation, outcome } = run;
  if (outcome === null) return undefined;
  if (outcome.kind === 'interrupted') {
    return failureToast(operation, {
      kind: 'failed',
      reason: 'other',
      message: 'A operação foi interrompida. Tente de novo.',
      validated: true,
    });
  }
  if (outcome.kind === 'failed') return failureToast(operation, outcome);
  if (run.operation === 'sitemap-status') {
    return run.outcome?.kind === 'done' ? statusToast(run.outcome.answer) : undefined;
  }
  if (run.operation === 'force-google-indexing') {
    return run.outcome?.kind === 'done' ? indexingToast(run.outcome.answer) : undefined;
  }
  if (run.operation === 'generate-sitemap') {
    if (run.outcome?.kind !== 'done') return undefined;
    const { status, warnings } = run.outcome.answer;
    return endingToast(run.operation, status, warnings.join(' '));
  }
  if (run.outcome?.kind !== 'done') return undefined;
  const { status, message } = run.outcome.answer;
  return endingToast(run.operation, status, message);
}

/** What is said of an operation that answered how it went. */
function endingToast(
  operation: keyof typeof sentences,
  status: RunStatus,
  message: string,
): OperationToast {
  const isTold = message !== '';
  if (status === 'error') {
    return failureToast(operation, {
      kind: 'failed',
      reason: 'http',
      ...(isTold && { message }),
      validated: true,
    });
  }
  const { done, inPart } = sentences[operation];
  return {
    ...(status === 'success'
      ? { kind: 'success', title: done }
      : { kind: 'warning', title: inPart }),
    ...(isTold && { description: message }),
  };
}

/** What there is to say of an operation that the schedule had done; undefined for those it never has. */
export function scheduledToast(
  operation: Operation,
  { status, message }: { status: RunStatus; message: string },
): OperationToast | undefined {
  if (operation === 'sitemap-status' || operation === 'force-google-indexing') return undefined;
  return endingToast(operation, status, message);
}

type Done<Name extends Operation> = Extract<
  NonNullable<Extract<Run, { operation: Name }>['outcome']>,
  { kind: 'done' }
>['answer'];

function statusToast({ recommendations, sitemap_health }: Done<'sitemap-status'>): OperationToast {
  const read = recommendations.map(readRecommendation);
  const textOf = (wanted: Recommendation['kind']) =>
    read.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join(' ');
  const critical = textOf('critical');
  if (critical !== '') {
    return { kind: 'error', title: 'Problemas encontrados', description: critical };
  }
  const warnings = textOf('warning');
  if (warnings !== '') {
    return { kind: 'warning', title: 'Avisos encontrados', description: warnings };
  }
  const { url_count } = sitemap_health.public_sitemap_test;
  return {
    kind: 'success',
    title: 'Status verificado',
    description: `${count(url_count, 'URL', 'URLs')} no sitemap.`,
  };
}

function indexingToast({ actions, manual_actions }: Done<'force-google-indexing'>): OperationToast {
  const ok = actions.filter(({ status }) => status === 'success').length;
  const manual =
    manual_actions.length > 0 ? `. ${manual_actions.length} ações manuais recomendadas` : '';
  const description = `${ok}/${actions.length} ações automáticas bem-sucedidas${manual}`;
  return ok === actions.length
    ? { kind: 'success', title: 'Processo Concluído com Sucesso', description }
    : { kind: 'error', title: 'Processo Concluído Parcialmente', description };
}

/** The toast of an operation that did not get done, or could not even be started. */
export function failureToast(operation: Operation, failure: Failure): OperationToast {
  if (operation === 'sitemap-status') {
    const description = explain(operation, failure, 'Erro ao verificar status do sitemap');
    return { kind: 'error', title: 'Erro no Diagnóstico', description };
  }
  if (operation === 'force-google-indexing') {
    const cause = explain(operation, failure, 'Erro ao forçar a indexação');
    const unvalidated = !failure.validated && failure.reason !== 'network';
    const description = unvalidated ? 'Falha na validação prévia do sitemap' : cause;
    return { kind: 'error', title: 'Erro na Indexação', description };
  }
  const message =
    failure.reason === 'network'
      ? `${connectivity}. Tente de novo em instantes.`
      : (failure.message ?? 'A operação falhou. Tente de novo em instantes.');
  return { kind: 'error', title: `${sentences[operation].failed}: ${message}` };
}

/** The specification's words for a failed diagnosis or indexing, with the function's own where it gave some. */
function explain(operation: Operation, { reason, message }: Failure, byDefault: string): string {
  if (reason === 'network') return connectivity;
  if (reason === 'http') {
    const missing = `Edge function ${operation} não encontrada ou com erro`;
    return operation === 'sitemap-status' || message === undefined
      ? missing
      : `${missing}: ${message}`;
  }
  return message === undefined ? byDefault : `Erro: ${message}`;
}
