import { describe, expect, it } from 'vitest';
import { tasksOf } from './tasks.ts';

type Facts = Parameters<typeof tasksOf>[0];

/** All is measured and well. */
const well: Facts = {
  loadedAt: '2026-11-21T15:00:00Z',
  checks: { total: 30, healthy: 30, last: '2026-11-21T14:48:00Z', since: '2026-10-01T12:00:00Z' },
  outages: [],
  sync: {
    status: 'success',
    message: '',
    last_at: '2026-11-21T09:30:00Z',
    last_success_at: '2026-11-21T09:30:00Z',
  },
  told: { chosen: true, status: 'success', message: '' },
  alerts: { critical: 0, high: 0, others: 0, worst: null },
  posts: { overdue: 0, drafts_due: 0 },
  launchChecks: [],
};
const sync = (given: Partial<NonNullable<Facts['sync']>>): Facts => ({
  ...well,
  sync: {
    status: 'success',
    message: '',
    last_at: '2026-11-21T09:30:00Z',
    last_success_at: null,
    ...given,
  },
});
const titles = (facts: Facts) => tasksOf(facts).map(({ title }) => title);

it('has nothing to do only where everything was measured and is well', () => {
  expect(tasksOf(well)).toEqual([]);
  expect(titles({ ...well, sync: null })).toEqual(['Conecte o Google']);
  expect(titles({ ...well, checks: { ...well.checks, last: null } })).toEqual(['Verifique o site']);
  expect(titles({ ...well, checks: { ...well.checks, last: '2026-11-21T10:00:00Z' } })).toEqual([
    'Verifique o site',
  ]);
});

describe('the sync', () => {
  const failed = { status: 'error', message: 'A chave foi revogada.' } as const;

  it('that never worked leads to the steps of the connection', () => {
    expect(tasksOf(sync(failed))).toEqual([
      {
        title: 'Termine de conectar o Google',
        text: 'A chave foi revogada.',
        action: { label: 'Conectar', part: 'google' },
      },
    ]);
  });

  it('that worked before is tried again', () => {
    const facts = sync({ ...failed, last_success_at: '2026-11-20T09:30:00Z' });
    expect(tasksOf(facts)).toMatchObject([
      { text: 'A chave foi revogada.', action: { operation: 'google-search-console' } },
    ]);
  });

  it('that got a part alone is told, with what is missing', () => {
    const message = 'A busca parou e faltam 3 dias: O Google não respondeu.';
    expect(tasksOf(sync({ status: 'partial_success', message }))).toEqual([
      {
        title: 'Os números do Google vieram só em parte',
        text: message,
        action: { label: 'Tentar', operation: 'google-search-console' },
      },
    ]);
  });

  it('that has stopped is told', () => {
    expect(titles(sync({ last_at: '2026-11-18T09:30:00Z' }))).toEqual([
      'Busque os números do Google',
    ]);
  });
});

const told = (given: Partial<Facts['told']>) =>
  tasksOf({ ...well, told: { ...well.told, ...given } });

describe('being told', () => {
  it('is a task while nobody is chosen, and where nothing goes out', () => {
    expect(told({ chosen: false, status: null, message: null })).toEqual([
      {
        title: 'Escolha quem é avisado',
        text: 'Ninguém recebe os alertas.',
        action: { label: 'Escolher', page: '/admin/avisos' },
      },
    ]);
    const message = 'Avisos enviados: 0. Falta configurar: RESEND_API_KEY.';
    expect(told({ status: 'error', message })).toMatchObject([
      { title: 'Os avisos não saem', text: message, action: { page: '/admin/avisos' } },
    ]);
    expect(told({ status: 'partial_success', message })).toMatchObject([
      { title: 'Nem todos os avisos saem' },
    ]);
  });

  it('is none before the first minute has shown how it goes', () => {
    expect(told({ status: null, message: null })).toEqual([]);
  });
});

it('the most pressing comes first', () => {
  const facts: Facts = {
    ...well,
    checks: { total: 30, healthy: 20, last: '2026-11-20T15:00:00Z', since: null },
    outages: [{ rule: 'site_down', since: '2026-11-20T15:00:00Z' }],
    sync: null,
    told: { chosen: false, status: null, message: null },
    alerts: { critical: 2, high: 1, others: 4, worst: 'Página fora do ar' },
    posts: { overdue: 1, drafts_due: 2 },
    launchChecks: [
      { title: 'Falta o CNPJ', text: 'Informe.', where: '.env' },
      { title: 'Falta o e-mail', text: 'Informe.', where: '.env' },
    ],
  };
  expect(titles(facts)).toEqual([
    'Recoloque o site no ar',
    'Verifique o site',
    '2 alertas críticos',
    'Escolha quem é avisado',
    'Conecte o Google',
    '1 alerta importante',
    'Faltam 2 coisas antes de publicar',
    '1 artigo agendado não saiu',
    '2 rascunhos com a data vencida',
    '4 alertas menores',
  ]);
});

it('leads to the alerts that it counts', () => {
  const alerts = { critical: 1, high: 2, others: 3, worst: 'Página fora do ar' };
  const outages = [{ rule: 'functions_down', since: '2026-11-20T15:00:00Z' }];
  expect(tasksOf({ ...well, alerts, outages }).map(({ action }) => action)).toEqual(
    ['critico', 'critico', 'alto', 'menores'].map((gravidade, index) => ({
      label: index === 0 ? 'Ver o alerta' : 'Ver',
      search: { aba: 'alertas', estado: 'abertos', gravidade },
    })),
  );
});

it('names the worst alert once, and pages that no alert tells of', () => {
  const alerts = { critical: 1, high: 1, others: 0, worst: 'Página fora do ar' };
  expect(tasksOf({ ...well, alerts }).map(({ text }) => text)).toEqual([
    'Página fora do ar',
    'Veja o que cada um pede.',
  ]);
  expect(titles({ ...well, checks: { ...well.checks, healthy: 29 } })).toEqual([
    '1 página não abre',
  ]);
});
