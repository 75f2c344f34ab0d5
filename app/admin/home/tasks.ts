import type { LaunchCheck } from '#app/company/launch-checks.ts';
import type { Operation } from '#app/admin/operations/run-schema.ts';
import { count, plural } from '#functions/count.ts';
import { formatMoment } from '#app/admin/reports/dates.ts';
import type { AlertLevel, DashboardSearch } from '#app/admin/seo-dashboard/search.ts';
import { openAlertsSearch } from '#app/admin/seo-dashboard/search.ts';
import { isFresh } from './availability.ts';
import type { HomeReport } from './report.ts';

/** What a task's button does: has an operation done, or leads to the notifications or a part of the SEO dashboard. */
export type TaskAction =
  | {
      label: string;
      operation: Extract<Operation, 'advanced-url-monitoring' | 'google-search-console'>;
    }
  | { label: string; page: '/admin/avisos' }
  | {
      label: string;
      search?: DashboardSearch;
      part?: 'google' | 'antes-de-publicar' | 'funil' | 'conexoes';
    };

/** Something for the operator to do. */
export interface Task {
  title: string;
  text: string;
  action: TaskAction;
}

/** Milliseconds without a good sync, which runs every day, after which the figures are too old. */
const syncLateAfter = 2 * 24 * 3600 * 1000;

type Facts = Pick<HomeReport, 'checks' | 'outages' | 'sync' | 'told' | 'alerts' | 'posts'> & {
  launchChecks: readonly LaunchCheck[];
  loadedAt: string;
};

/** What needs doing, the most pressing first. What was not measured is a task too, so that none means none. */
export function tasksOf(facts: Facts): Task[] {
  const { outages, alerts } = facts;
  return [
    ...outages.flatMap(({ rule }) => outageTask(rule)),
    ...checkTask(facts),
    ...alertTask(alerts.critical, ['alerta crítico', 'alertas críticos'], 'critico', alerts.worst),
    ...toldTask(facts.told),
    ...syncTask(facts),
    ...alertTask(
      alerts.high,
      ['alerta importante', 'alertas importantes'],
      'alto',
      alerts.critical === 0 ? alerts.worst : null,
    ),
    ...launchTask(facts.launchChecks),
    ...pagesTask(facts),
    ...postTasks(facts.posts),
    ...alertTask(
      alerts.others,
      ['alerta menor', 'alertas menores'],
      'menores',
      alerts.critical + alerts.high === 0 ? alerts.worst : null,
    ),
  ];
}

const outageTitles: ReadonlyMap<string, string> = new Map([
  ['site_down', 'Recoloque o site no ar'],
  ['database_down', 'Religue o banco de dados'],
  ['sitemap_unreadable', 'Conserte o sitemap'],
]);

/** An outage is critical, whatever its rule. */
const seeOutage = { label: 'Ver o alerta', search: openAlertsSearch('critico') } as const;

/** Stopped checks are a task of their own. */
function outageTask(rule: string): Task[] {
  const title = outageTitles.get(rule);
  if (title === undefined) return [];
  return [
    {
      title,
      text: 'O alerta diz o que fazer. Avise quem cuida do site.',
      action: seeOutage,
    },
  ];
}

function checkTask({ checks: { last, total }, outages, loadedAt }: Facts): Task[] {
  const stopped = outages.some(({ rule }) => rule === 'functions_down');
  if (isFresh(last, loadedAt) && total > 0) {
    if (!stopped) return [];
    return [
      {
        title: 'As verificações automáticas pararam',
        text: 'O alerta diz o que fazer. Avise quem cuida do site.',
        action: seeOutage,
      },
    ];
  }
  return [
    {
      title: 'Verifique o site',
      text:
        last === null
          ? 'Nenhuma página foi verificada ainda.'
          : `A última vez foi em ${formatMoment(last)}; o normal é a cada hora.`,
      action: { label: 'Verificar', operation: 'advanced-url-monitoring' },
    },
  ];
}

function alertTask(
  number: number,
  [one, many]: readonly [string, string],
  level: AlertLevel,
  worst: string | null,
): Task[] {
  if (number === 0) return [];
  return [
    {
      title: count(number, one, many),
      text: worst ?? 'Veja o que cada um pede.',
      action: { label: 'Ver', search: openAlertsSearch(level) },
    },
  ];
}

/** An alert that nobody gets helps nobody. */
function toldTask({ chosen, status, message }: HomeReport['told']): Task[] {
  const page = '/admin/avisos';
  if (!chosen) {
    return [
      {
        title: 'Escolha quem é avisado',
        text: 'Ninguém recebe os alertas.',
        action: { label: 'Escolher', page },
      },
    ];
  }
  if (status === null || status === 'success') return [];
  return [
    {
      title: status === 'error' ? 'Os avisos não saem' : 'Nem todos os avisos saem',
      text: message ?? 'Faça um teste dos canais.',
      action: { label: 'Ver', page },
    },
  ];
}

function syncTask({ sync, loadedAt }: Facts): Task[] {
  const success = sync?.last_success_at ?? null;
  const connect = { label: 'Conectar', part: 'google' } as const;
  if (sync === null) {
    return [
      {
        title: 'Conecte o Google',
        text: 'Assim você vê quantas pessoas chegam pela busca.',
        action: connect,
      },
    ];
  }
  if (sync.status === 'error') {
    return [
      success === null
        ? { title: 'Termine de conectar o Google', text: sync.message, action: connect }
        : {
            title: 'Os números do Google não vieram',
            text: sync.message,
            action: { label: 'Tentar', operation: 'google-search-console' },
          },
    ];
  }
  if (sync.status === 'partial_success') {
    return [
      {
        title: 'Os números do Google vieram só em parte',
        text: sync.message,
        action: { label: 'Tentar', operation: 'google-search-console' },
      },
    ];
  }
  if (Date.parse(loadedAt) - Date.parse(sync.last_at) > syncLateAfter) {
    return [
      {
        title: 'Busque os números do Google',
        text: `A última vez foi em ${formatMoment(sync.last_at)}; o normal é todo dia.`,
        action: { label: 'Buscar', operation: 'google-search-console' },
      },
    ];
  }
  return [];
}

function launchTask(checks: readonly LaunchCheck[]): Task[] {
  const [first, ...others] = checks;
  if (first === undefined) return [];
  return [
    {
      title: `${plural(checks.length, 'Falta', 'Faltam')} ${count(checks.length, 'coisa', 'coisas')} antes de publicar`,
      text: `${first.title}${others.length === 0 ? '.' : ', entre outras.'}`,
      action: { label: 'Ver', part: 'antes-de-publicar' },
    },
  ];
}

/** A page that does not open has an alert, unless somebody resolved it. */
function pagesTask({ checks: { total, healthy }, alerts, outages }: Facts): Task[] {
  if (healthy === total || alerts.critical > 0 || outages.length > 0) return [];
  return [
    {
      title: count(total - healthy, 'página não abre', 'páginas não abrem'),
      text: 'Quem chega por elas não encontra o site.',
      action: { label: 'Ver', search: { aba: 'monitoramento', mostrar: 'problemas' } },
    },
  ];
}

function postTasks({ overdue, drafts_due }: HomeReport['posts']): Task[] {
  const action = { label: 'Ver', search: { aba: 'monitoramento' }, part: 'funil' } as const;
  const tasks: Task[] = [];
  if (overdue > 0) {
    tasks.push({
      title: count(overdue, 'artigo agendado não saiu', 'artigos agendados não saíram'),
      text: 'A hora marcada passou. Avise quem cuida do site.',
      action: { label: 'Ver', part: 'conexoes' },
    });
  }
  if (drafts_due > 0) {
    tasks.push({
      title: count(drafts_due, 'rascunho com a data vencida', 'rascunhos com a data vencida'),
      text: 'A data marcada já chegou e o texto não foi publicado.',
      action,
    });
  }
  return tasks;
}
