import * as v from 'valibot';
import {
  newsSchema,
  duration,
  writeNews,
} from '../../supabase/functions/_shared/notifications/compose.ts';
import { readWebhookAddress } from '../../supabase/functions/_shared/notifications/webhook-address.ts';
import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { checkNotifications } from '../../supabase/functions/check-notifications/definition.ts';
import { sendNotifications } from '../../supabase/functions/send-notifications/definition.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import {
  always,
  callsOf,
  database,
  failNext,
  invoke,
  servicesUrl,
  siteUrl,
  test,
} from './gateway.ts';

const byEmail = { recipients: ['dono@example.com'] };
const byNtfy = { webhook_url: `${servicesUrl}/avisos-do-site`, webhook_kind: 'ntfy' };

const choose = (given: object) =>
  database
    .from('notification_settings')
    .upsert({ id: true, ...given })
    .throwOnError();

async function openAlerts(...given: object[]) {
  const rows = given.map((alert) => ({
    title: 'Página fora do ar',
    description: 'Confira o servidor.',
    severity: 'critical',
    ...alert,
  }));
  const { data } = await database.from('seo_alerts').insert(rows).select('id').throwOnError();
  return data.map(({ id }) => id);
}

const page = (path: string) => ({ url: `${siteUrl}${path}`, rule: 'status' });
const outage = { title: 'O site está fora do ar', rule: 'site_down' };

const send = () => invoke('send-notifications', { source: 'schedule' });

const delivered = async () => await callsOf('delivered');

async function messages() {
  const { data } = await database
    .from('notification_messages')
    .select('id, channel, kind, status, attempts, answer, next_attempt_at')
    .order('created_at')
    .throwOnError();
  return data;
}

/** As if the time of the next try had come. */
const waitIsOver = () =>
  database
    .from('notification_messages')
    .update({ next_attempt_at: '2026-01-01T00:00:00Z' })
    .eq('status', 'pending')
    .throwOnError();

test('an alert goes out once over each channel, with what broke, since when, what to do and a link', async () => {
  await choose({ ...byEmail, ...byNtfy });
  await openAlerts(page('/sobre'));
  const { status, body } = await send();
  assertEquals([status, body.sent, body.failed, body.status], [200, 2, 0, 'success']);
  await send();
  const calls = (await delivered()).toSorted((one, other) => (one.method < other.method ? -1 : 1));
  assertEquals(
    calls.map(({ method }) => method),
    ['ntfy', 'resend'],
  );
  const [push, mail] = calls;
  assertEquals(mail?.body.to, ['dono@example.com']);
  assertEquals(mail?.body.from, 'Avisos do site <avisos@example.com>');
  assertEquals(mail?.body.subject, 'www.example.com: Página fora do ar: /sobre');
  for (const text of [mail?.body.text, push?.body.message]) {
    assertMatch(
      text,
      /Página fora do ar: \/sobre \(crítico\)\nDesde \d\d\/\d\d\/\d{4} às \d\d:\d\d\./,
    );
    assertMatch(text, /Confira o servidor\.\n- https:\/\/www\.example\.com\/sobre/);
    assertMatch(text, /https:\/\/www\.example\.com\/admin\/seo\?aba=alertas/);
  }
  assertEquals(
    [push?.body.topic, push?.body.priority, push?.body.click],
    ['avisos-do-site', 5, `${siteUrl}/admin/seo?aba=alertas`],
  );
});

test('alerts of a severity that was not chosen, and those from before a channel was, are not told', async () => {
  await openAlerts(page('/antes'));
  await choose({ ...byEmail, severities: ['critical'] });
  await openAlerts({ ...page('/sobre'), severity: 'high' });
  await openAlerts({ ...page('/blog'), severity: 'low' });
  assertEquals((await send()).body.sent, 0);
  assertEquals((await delivered()).length, 0);
});

test('a thousand alerts are one message that counts them', async () => {
  await choose({ ...byEmail, ...byNtfy });
  await openAlerts(...Array.from({ length: 1000 }, (_, index) => page(`/pagina-${index}`)));
  await openAlerts({
    ...page('/sobre'),
    rule: 'noindex',
    title: 'Fora do Google',
    severity: 'high',
  });
  await send();
  const calls = await delivered();
  assertEquals(calls.length, 2);
  const mail = calls.find(({ method }) => method === 'resend');
  assertEquals(
    mail?.body.subject,
    'www.example.com: Página fora do ar: 1.000 páginas e mais 1 aviso',
  );
  assertMatch(mail?.body.text, /- e mais 990\n/);
  assertMatch(mail?.body.text, /Fora do Google: \/sobre \(alto\)/);
  assert(mail?.body.text.length < 3000, 'The message is too long.');
});

test('an outage tells of its pages, its end says how long it lasted, and its return is told too', async () => {
  await choose(byEmail);
  const [id = ''] = await openAlerts(outage);
  const pages = await openAlerts(page('/'), page('/sobre'));
  await send();
  const began = new Date(Date.now() - 32 * 60_000).toISOString();
  const resolve = (ids: string[], resolved: boolean) =>
    database
      .from('seo_alerts')
      .update({ resolved, resolved_at: resolved ? new Date().toISOString() : null })
      .in('id', ids)
      .throwOnError();
  await database.from('seo_alerts').update({ created_at: began }).eq('id', id).throwOnError();
  await resolve(pages.slice(0, 1), true);
  await resolve([id], true);
  await send();
  await resolve([id], false);
  await send();
  const mails = await delivered();
  assertEquals(
    mails.map(({ body }) => body.subject),
    [
      'www.example.com: O site está fora do ar',
      // The page that the end did not mend is told now; the other one was the outage's.
      'www.example.com: Resolvido: O site está fora do ar e mais 1 aviso',
      'www.example.com: De novo: O site está fora do ar',
    ],
  );
  assertMatch(mails[1]?.body.text, /Voltou ao normal em .* durou 32 minutos\./);
  assertMatch(mails[1]?.body.text, /Página fora do ar: \/sobre/);
  assert(!mails[1]?.body.text.includes('2 páginas'), 'A mended page was told.');
});

for (const [what, fault] of [
  ['an error of the service', { kind: 'status', status: 500 }],
  ['no answer', { kind: 'hang' }],
  ['a broken connection', { kind: 'cut' }],
] as const) {
  test(`${what} is tried again later, with the same words`, async () => {
    await choose(byEmail);
    await openAlerts(page('/sobre'));
    await failNext('resend', ...always(fault));
    assertEquals((await send()).body.status, 'error');
    const [waiting] = await messages();
    assertEquals([waiting?.status, waiting?.attempts], ['pending', 1]);
    await failNext('resend');
    // Not before its time, and with what came meanwhile in a message of its own.
    await openAlerts(page('/blog'));
    await choose({ recipients: ['outra@example.com'] });
    assertEquals((await send()).body.sent, 0);
    await waitIsOver();
    assertEquals((await send()).body.sent, 2);
    const mails = await delivered();
    assertEquals(
      mails.map(({ body }) => [body.subject, body.to]),
      [
        ['www.example.com: Página fora do ar: /sobre', ['dono@example.com']],
        ['www.example.com: Página fora do ar: /blog', ['outra@example.com']],
      ],
    );
  });
}

test('an e-mail whose answer was lost is not sent twice', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await failNext('resend', { kind: 'lost' }, { kind: 'lost' });
  await send();
  await failNext('resend');
  await waitIsOver();
  await send();
  assertEquals((await delivered()).length, 1);
  assert((await callsOf('resend')).length > 1, 'It was not tried again.');
  assertEquals((await messages())[0]?.status, 'sent');
});

test('a service that asks to wait is not asked before', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await failNext('resend', {
    kind: 'status',
    status: 429,
    headers: { 'retry-after': '7200' },
    body: { name: 'rate_limit_exceeded', message: 'Too many requests' },
  });
  assertMatch((await send()).body.message, /pediu para esperar \(HTTP 429: Too many requests\)/);
  const [waiting] = await messages();
  const seconds = (Date.parse(waiting?.next_attempt_at ?? '') - Date.now()) / 1000;
  assert(seconds > 7100 && seconds < 7300, `It waits ${seconds} s.`);
});

test('waits grow from try to try, and a day later the message is given up', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await failNext('resend', ...always({ kind: 'status', status: 503 }));
  const waits: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const before = Date.now();
    await send();
    const [waiting] = await messages();
    waits.push(Math.round((Date.parse(waiting?.next_attempt_at ?? '') - before) / 60_000));
    await waitIsOver();
  }
  assertEquals(waits, [1, 2, 4, 8, 16, 30, 30]);
  await database
    .from('notification_messages')
    .update({ created_at: new Date(Date.now() - 24 * 3600_000).toISOString() })
    .eq('status', 'pending')
    .throwOnError();
  assertEquals((await send()).body.failed, 1);
});

test('what will never work is given up at once, and told over the other channel', async () => {
  await choose({ ...byEmail, ...byNtfy });
  await openAlerts(page('/sobre'));
  await failNext('resend', {
    kind: 'status',
    status: 422,
    body: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field.' },
  });
  const { body } = await send();
  assertEquals([body.sent, body.failed, body.status], [1, 1, 'partial_success']);
  const [mail] = (await messages()).filter(({ channel }) => channel === 'email');
  assertEquals([mail?.status, mail?.attempts], ['failed', 1]);
  assertMatch(mail?.answer ?? '', /HTTP 422: Invalid `to` field\.\)\. Confira os destinatários/);
  await send();
  const pushes = await delivered();
  assertEquals(pushes.at(-1)?.body.title, 'www.example.com: Os avisos por e-mail não estão saindo');
  assertEquals(
    pushes.map(({ method }) => method),
    ['ntfy', 'ntfy'],
  );
  // The next e-mail that goes out ends the alert.
  await openAlerts(page('/blog'));
  await send();
  const { data } = await database
    .from('seo_alerts')
    .select('resolved')
    .eq('rule', 'notifications_email')
    .throwOnError();
  assertEquals(data, [{ resolved: true }]);
});

test('what a run that died had taken is sent by a later one, once', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  const take = (holder: string) =>
    database
      .rpc('claim_notification_message', { for_channel: 'email', holder, lease_seconds: 60 })
      .throwOnError();
  const { data: taken } = await take(crypto.randomUUID());
  assert(taken !== null, 'There was nothing to take.');
  assertEquals((await send()).body.sent, 0);
  await database
    .from('notification_messages')
    .update({ leased_until: '2026-01-01T00:00:00Z' })
    .eq('status', 'pending')
    .throwOnError();
  assertEquals((await send()).body.sent, 1);
  assertEquals((await send()).body.sent, 0);
  assertEquals((await delivered()).length, 1);
});

test('two senders at once send one message', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  const both = await Promise.all([send(), send()]);
  assertEquals((await delivered()).length, 1);
  assert(
    both.every(({ status }) => status === 200 || status === 409),
    'One of them failed.',
  );
});

const kinds: [kind: string, path: string, read: (body: Record<string, string>) => string][] = [
  ['ntfy', '/avisos', ({ title, message }) => `${title}\n\n${message}`],
  ['slack', '/services/T0/B0/x1', ({ text }) => `${text}`],
  ['discord', '/api/webhooks/12/ab', ({ content }) => `${content}`],
  ['telegram', '/bot12:ab/sendMessage?chat_id=-100', ({ text }) => `${text}`],
  ['json', '/hook', ({ title, message }) => `${title}\n\n${message}`],
];
for (const [kind, path, read] of kinds) {
  test(`a webhook of the kind ${kind} gets what it understands, even of a very long message`, async () => {
    await choose({ webhook_url: servicesUrl + path, webhook_kind: kind });
    await openAlerts(
      ...Array.from({ length: 12 }, (_, index) => ({
        ...page('/sobre'),
        rule: `regra-${index}`,
        title: `<Título> & número ${index}`,
        description: 'ação '.repeat(100),
      })),
    );
    assertEquals((await send()).body.status, 'success');
    const [call] = await delivered();
    assertMatch(read(call?.body), /^www\.example\.com: .*Título.* e mais 11 avisos\n\n/);
  });
}

test('a test says of each channel what it answered, and is tried once', async () => {
  await choose({
    ...byEmail,
    webhook_url: `${servicesUrl}/services/T0/B0/x1`,
    webhook_kind: 'slack',
  });
  await failNext('slack', { kind: 'status', status: 404, body: 'no_service' });
  const { body } = await invoke('check-notifications', { send: true });
  assertEquals(
    body.channels.map(({ channel, status }: Record<string, string>) => [channel, status]),
    [
      ['email', 'sent'],
      ['webhook', 'failed'],
    ],
  );
  assertMatch(body.channels[0].message, /aceitou o e-mail para dono@example\.com \(HTTP 200\)/);
  assertMatch(body.channels[1].message, /O Slack recusou o aviso \(HTTP 404.*Crie outro/);
  await send();
  assertEquals((await callsOf('slack')).length, 1);
  assertEquals(
    (await messages()).map(({ kind, status }) => [kind, status]),
    [
      ['test', 'sent'],
      ['test', 'failed'],
    ],
  );
});

const variables = (set: Record<string, string>) => (name: string) => set[name];
const run = (
  definition: typeof sendNotifications | typeof checkNotifications,
  env: Record<string, string>,
) => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: '{"source":"schedule"}',
  });
  const context = { caller: database, database, trusted: true, now: new Date() };
  const full = { ...context, env: variables({ SITE_URL: siteUrl, ...env }) };
  return definition.name === 'send-notifications'
    ? runFunction(definition, request, full)
    : runFunction(definition, request, full);
};

test('without the key of the e-mail service it says which secrets are missing, and what waits is kept', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  const answer = await (await run(sendNotifications, {})).json();
  assertEquals([answer.sent, answer.status], [0, 'error']);
  assertMatch(answer.message, /RESEND_API_KEY, NOTIFICATIONS_FROM/);
  const check = await (await run(checkNotifications, {})).json();
  assertEquals(
    check.channels.map(({ status }: { status: string }) => status),
    ['missing', 'off'],
  );
  assertEquals((await send()).body.sent, 1);
});

test('a webhook leads nowhere but to the public internet', async () => {
  await choose({ webhook_url: 'https://169.254.169.254/latest', webhook_kind: 'json' });
  await openAlerts(page('/sobre'));
  assertMatch((await send()).body.message, /rede interna/);
  for (const address of [
    'http://hooks.slack.com/x',
    'https://localhost/x',
    'https://servidor/x',
    'https://banco.internal/x',
    'https://127.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://10.0.0.1/x',
    'https://172.31.255.255/x',
    'https://192.168.1.1:8443/x',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[2002:7f00:1::]/x',
    'https://localhost./x',
    'https://user:pass@hooks.slack.com/x',
    'ftp://example.com/x',
    'exemplo',
    '',
  ]) {
    assert('problem' in readWebhookAddress(address, undefined), `${address} passes.`);
  }
  for (const address of [
    'https://hooks.slack.com/services/T/B/x',
    'https://ntfy.sh/avisos',
    'https://172.32.0.1/x',
    'https://[2606:4700::1111]/x',
  ]) {
    assert('address' in readWebhookAddress(address, undefined), `${address} does not pass.`);
  }
});

test('a sync that has failed for two days is told once for as long as it fails', async () => {
  await choose(byEmail);
  const fail = (hours: number) =>
    database
      .from('function_outcomes')
      .upsert({
        function: 'google-search-console',
        source: 'schedule',
        status: 'error',
        message: 'O Google recusou a chave.',
        failing_since: new Date(Date.now() - hours * 3600_000).toISOString(),
      })
      .throwOnError();
  await fail(47);
  assertEquals((await send()).body.sent, 0);
  await fail(49);
  assertEquals((await send()).body.sent, 1);
  assertEquals((await send()).body.sent, 0);
  const [mail] = await delivered();
  assertMatch(mail?.body.subject, /Os números do Google não chegam há dois dias/);
  assertMatch(mail?.body.text, /falha desde .*\nO Google recusou a chave\./);
  await database.from('function_outcomes').delete().neq('function', '').throwOnError();
});

const newsOf = (other: object) => v.parse(newsSchema, { pages: [], others: [other] });

const week = {
  first: '2026-11-10',
  last: '2026-11-16',
  clicks: 40,
  days: 7,
  previous_clicks: 32,
  previous_days: 7,
  pages: 30,
  pages_up: 28,
  alerts: { total: 3, critical: 1, high: 0 },
};
const summary = (given: Partial<typeof week>) =>
  writeNews(
    newsOf({
      kind: 'weekly_summary',
      severity: null,
      alert_id: null,
      created_at: '2026-11-16T11:00:00Z',
      content: { ...week, ...given },
    }),
    siteUrl,
  );

test('the weekly summary says no more than the figures do', () => {
  const { subject, body } = summary({});
  assertEquals(subject, 'www.example.com: Resumo da semana: 40 cliques');
  assertMatch(
    body,
    /de 10\/11 a 16\/11: 40; nos sete dias de antes foram 32 \(\+25%\)\.\nPáginas no ar na última verificação: 28 de 30\.\nAlertas abertos: 3 \(1 crítico\)\./,
  );
  assertMatch(summary({ previous_clicks: 3 }).body, /foram 3\.\n/);
  assertMatch(summary({ days: 5 }).body, /foram 32\.\nFaltam os números de 2 desses sete dias\./);
  assertMatch(summary({ previous_days: 0 }).body, /40; dos sete dias de antes não há números\./);
  const nothing = summary({ days: 0, pages: 0, alerts: { total: 0, critical: 0, high: 0 } });
  assertEquals(nothing.subject, 'www.example.com: Resumo da semana');
  assertMatch(
    nothing.body,
    /Ainda não há números .*\nNenhuma página foi verificada ainda\.\nNenhum alerta/,
  );
  return Promise.resolve();
});

test('what is told of a page is text in the HTML of an e-mail', () => {
  const { html } = writeNews(
    newsOf({
      kind: 'alert',
      severity: 'high',
      alert_id: null,
      created_at: '2026-11-16T11:00:00Z',
      content: { title: '<img src=x>', description: '"&', since: '2026-11-16T11:00:00Z' },
    }),
    siteUrl,
  );
  assert(!html.includes('<img'), 'Markup passes.');
  assertMatch(html, /&lt;img src=x&gt;.*&quot;&amp;/);
  return Promise.resolve();
});

test('a time that passed is said in its two largest units', () => {
  const after = (minutes: number) =>
    duration('2026-11-16T11:00:00Z', new Date(Date.UTC(2026, 10, 16, 11, minutes)).toISOString());
  assertEquals([0, 1, 32, 65, 1440, 1505, 3000].map(after), [
    'menos de um minuto',
    '1 minuto',
    '32 minutos',
    '1 hora e 5 minutos',
    '1 dia',
    '1 dia e 1 hora',
    '2 dias e 2 horas',
  ]);
  return Promise.resolve();
});
