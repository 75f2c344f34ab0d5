import { describe, expect, it } from 'vitest';
import type { RunStatus } from '#functions/answers.ts';
import type { Failure, Operation, Run } from './run-schema.ts';
import { failureToast, toastOf } from './toasts.ts';

const base = {
  id: '1',
  startedAt: '2026-11-21T12:00:00Z',
  startedBy: 'maria@example.com',
  finishedAt: '2026-11-21T12:00:09Z',
};

function status(...recommendations: string[]): Run {
  const source = { status: 'success', url_count: 30, message: '' } as const;
  return {
    ...base,
    operation: 'sitemap-status',
    outcome: {
      kind: 'done',
      answer: {
        sitemap_health: {
          edge_function_test: source,
          public_sitemap_test: source,
          expected_urls: 30,
        },
        recommendations,
        checked_at: base.finishedAt,
      },
    },
  };
}

it.each([
  [['✅ Tudo certo.'], 'success', 'Status verificado', '30 URLs no sitemap.'],
  [[], 'success', 'Status verificado', '30 URLs no sitemap.'],
  [['⚠️ Faltam artigos.', '✅ O resto.'], 'warning', 'Avisos encontrados', 'Faltam artigos.'],
  [['⚠️ Aviso.', '🚨 Fora do ar.'], 'error', 'Problemas encontrados', 'Fora do ar.'],
])('a diagnosis that recommends %o', (recommendations, kind, title, description) => {
  expect(toastOf(status(...recommendations))).toEqual({ kind, title, description });
});

const generated = (...warnings: string[]): Run => ({
  ...base,
  operation: 'generate-sitemap',
  outcome: {
    kind: 'done',
    answer: { status: warnings.length > 0 ? 'partial_success' : 'success', warnings },
  },
});

it('a generated sitemap that is too small says how many articles are missing', () => {
  expect(toastOf(generated())).toEqual({
    kind: 'success',
    title: 'Sitemap atualizado com sucesso!',
  });
  expect(toastOf(generated('Faltam 13 artigos.'))).toEqual({
    kind: 'warning',
    title: 'Sitemap atualizado, mas incompleto',
    description: 'Faltam 13 artigos.',
  });
});

const actionOf = (state: 'success' | 'error' | 'skipped') => ({
  name: 'x',
  status: state,
  message: '',
});
const manual = { url: 'https://www.example.com/', reason: '', how: '' };

it.each([
  [
    ['success', 'success'],
    0,
    'success',
    'Processo Concluído com Sucesso',
    '2/2 ações automáticas bem-sucedidas',
  ],
  [
    ['success', 'success'],
    3,
    'success',
    'Processo Concluído com Sucesso',
    '2/2 ações automáticas bem-sucedidas. 3 ações manuais recomendadas',
  ],
  [
    ['success', 'skipped'],
    0,
    'error',
    'Processo Concluído Parcialmente',
    '1/2 ações automáticas bem-sucedidas',
  ],
  [
    ['error', 'error'],
    0,
    'error',
    'Processo Concluído Parcialmente',
    '0/2 ações automáticas bem-sucedidas',
  ],
] as const)(
  'forced indexing with %o and %i things left',
  (states, left, kind, title, description) => {
    const run: Run = {
      ...base,
      operation: 'force-google-indexing',
      outcome: {
        kind: 'done',
        answer: {
          actions: states.map(actionOf),
          manual_actions: Array.from({ length: left }, () => manual),
          next_steps: [],
          validated: true,
        },
      },
    };
    expect(toastOf(run)).toEqual({ kind, title, description });
  },
);

const failure = (given: Partial<Failure>): Failure => ({
  kind: 'failed',
  reason: 'http',
  validated: true,
  ...given,
});
const missing = (name: string) => `Edge function ${name} não encontrada ou com erro`;

describe('a failure', () => {
  it.each<[Operation, Partial<Failure>, string, string?]>([
    ['sitemap-status', {}, 'Erro no Diagnóstico', missing('sitemap-status')],
    ['sitemap-status', { message: 'Falta x.' }, 'Erro no Diagnóstico', missing('sitemap-status')],
    [
      'sitemap-status',
      { reason: 'network' },
      'Erro no Diagnóstico',
      'Erro de conectividade com o Supabase',
    ],
    [
      'sitemap-status',
      { reason: 'other', message: 'Falta x.' },
      'Erro no Diagnóstico',
      'Erro: Falta x.',
    ],
    [
      'sitemap-status',
      { reason: 'other' },
      'Erro no Diagnóstico',
      'Erro ao verificar status do sitemap',
    ],
    ['force-google-indexing', {}, 'Erro na Indexação', missing('force-google-indexing')],
    [
      'force-google-indexing',
      { message: 'Falta x.' },
      'Erro na Indexação',
      `${missing('force-google-indexing')}: Falta x.`,
    ],
    [
      'force-google-indexing',
      { validated: false },
      'Erro na Indexação',
      'Falha na validação prévia do sitemap',
    ],
    [
      'force-google-indexing',
      { reason: 'network', validated: false },
      'Erro na Indexação',
      'Erro de conectividade com o Supabase',
    ],
    [
      'force-google-indexing',
      { reason: 'other' },
      'Erro na Indexação',
      'Erro ao forçar a indexação',
    ],
    ['generate-sitemap', { message: 'Falta x.' }, 'Erro ao atualizar sitemap: Falta x.'],
    [
      'notify-search-engines',
      { message: 'Falta x.' },
      'Erro ao notificar motores de busca: Falta x.',
    ],
    ['url-audit', { message: 'Falta x.' }, 'Erro na auditoria: Falta x.'],
    ['google-search-console', { message: 'Falta x.' }, 'Erro ao sincronizar GSC: Falta x.'],
    ['advanced-url-monitoring', { message: 'Falta x.' }, 'Erro no monitoramento: Falta x.'],
    ['url-audit', {}, 'Erro na auditoria: A operação falhou. Tente de novo em instantes.'],
  ])('of %s (%o): %s %s', (operation, given, title, description) => {
    expect(failureToast(operation, failure(given))).toEqual({
      kind: 'error',
      title,
      ...(description !== undefined && { description }),
    });
  });
});

it('says nothing while a run goes on, and says when one was interrupted', () => {
  const run: Run = { ...base, operation: 'url-audit', finishedAt: null, outcome: null };
  expect(toastOf(run)).toBeUndefined();
  expect(toastOf({ ...run, outcome: { kind: 'interrupted' } })).toEqual({
    kind: 'error',
    title: 'Erro na auditoria: A operação foi interrompida. Tente de novo.',
  });
});

describe('an operation that says how it went', () => {
  const operations = [
    'notify-search-engines',
    'url-audit',
    'google-search-console',
    'advanced-url-monitoring',
  ] as const;
  const ended = (operation: (typeof operations)[number], state: RunStatus): Run => ({
    ...base,
    operation,
    outcome: { kind: 'done', answer: { status: state, message: 'Isto deu certo, aquilo não.' } },
  });
  const description = 'Isto deu certo, aquilo não.';

  it.each(operations)('%s is a success only where all of it got done', (operation) => {
    expect(toastOf(ended(operation, 'success'))).toMatchObject({ kind: 'success', description });
    expect(toastOf(ended(operation, 'partial_success'))).toEqual({
      kind: 'warning',
      title: expect.stringContaining('só em parte'),
      description,
    });
    expect(toastOf(ended(operation, 'error'))).toEqual({
      kind: 'error',
      title: expect.stringMatching(/^Erro .*: Isto deu certo, aquilo não\.$/),
    });
  });
});
