import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  always,
  callsOf,
  database,
  failNext,
  invoke,
  noSecrets,
  servicesUrl,
  siteUrl,
  withSettings,
} from './gateway.ts';

const byEmail = { recipients: ['dono@example.com'] };
const byNtfy = { webhook_url: `${servicesUrl}/avisos-do-site`, webhook_kind: 'ntfy' };

const choose = (given: object) =>
  database
    .from('notification_settings')
    .upsert({ id: true, weekly_summary: false, ...given })
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

/** What the stand-ins took: an e-mail, or one of the webhooks. */
const taken = v.partial(
  v.object({
    from: v.string(),
    to: v.array(v.string()),
    subject: v.string(),
    html: v.string(),
    topic: v.string(),
    title: v.string(),
    message: v.string(),
    priority: v.number(),
    click: v.string(),
    text: v.string(),
    content: v.string(),
  }),
);
const delivered = async () =>
  (await callsOf('delivered')).map(({ method, body }) => ({ method, body: v.parse(taken, body) }));

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

const resolve = (ids: string[], resolved: boolean) =>
  database
    .from('seo_alerts')
    .update({ resolved, resolved_at: resolved ? new Date().toISOString() : null })
    .in('id', ids)
    .throwOnError();

const take = (holder: string) =>
  database
    .rpc('claim_notification_message', { for_channel: 'email', holder, lease_seconds: 60 })
    .throwOnError();

const fail = (hours: number) =>
  database
    .from('function_outcomes')
    .upsert({
      function: 'google-search-console',
      source: 'schedule',
      status: 'error',
      message: 'O Google recusou a chave.',
      failing_since: new Date(Date.now() - hours * 3600_000).toISOString(),
      last_at: new Date().toISOString(),
      last_success_at: new Date(Date.now() - (hours + 24) * 3600_000).toISOString(),
    })
    .throwOnError();

it('an alert goes out once over each channel, with what broke, since when, what to do and a link', async () => {
  await choose({ ...byEmail, ...byNtfy });
  await openAlerts(page('/sobre'));
  const { body } = await send();
  expect([body.sent, body.failed, body.status]).toEqual([2, 0, 'success']);
  await send();
  const calls = (await delivered()).toSorted((one, other) => (one.method < other.method ? -1 : 1));
  expect(calls.map(({ method }) => method)).toEqual(['ntfy', 'resend']);
  const [push, mail] = calls;
  expect(mail?.body.to).toEqual(['dono@example.com']);
  expect(mail?.body.from).toEqual('Avisos do site <avisos@example.com>');
  expect(mail?.body.subject).toEqual('www.example.com: Página fora do ar: /sobre');
  for (const text of [mail?.body.text, push?.body.message]) {
    expect(text).toMatch(
      /Página fora do ar: \/sobre \(crítico\)\nDesde \d\d\/\d\d\/\d{4} às \d\d:\d\d\./,
    );
    expect(text).toMatch(/Confira o servidor\.\n- https:\/\/www\.example\.com\/sobre/);
    expect(text).toMatch(/https:\/\/www\.example\.com\/admin\/seo\?aba=alertas/);
  }
  expect([push?.body.topic, push?.body.priority, push?.body.click]).toEqual([
    'avisos-do-site',
    5,
    `${siteUrl}/admin/seo?aba=alertas&estado=abertos&gravidade=critico`,
  ]);
});

it('alerts of a severity that was not chosen, and those from before a channel was, are not told', async () => {
  await openAlerts(page('/antes'));
  await choose({ ...byEmail, severities: ['critical'] });
  await openAlerts({ ...page('/sobre'), severity: 'high' });
  await openAlerts({ ...page('/blog'), severity: 'low' });
  expect((await send()).body.sent).toEqual(0);
  expect((await delivered()).length).toEqual(0);
});

it('a thousand alerts are one message that counts them', async () => {
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
  expect(calls.length).toEqual(2);
  const mail = calls.find(({ method }) => method === 'resend');
  expect(mail?.body.subject).toEqual(
    'www.example.com: Página fora do ar: 1.000 páginas e mais 1 aviso',
  );
  expect(mail?.body.text).toMatch(/- e mais 990\n/);
  expect(mail?.body.text).toMatch(/Fora do Google: \/sobre \(alto\)/);
  expect(mail?.body.text?.length).toBeLessThan(3_000);
});

it('an outage tells of its pages, its end says how long it lasted, and its return is told too', async () => {
  await choose(byEmail);
  const [id = ''] = await openAlerts(outage);
  const pages = await openAlerts(page('/'), page('/sobre'));
  await send();
  const began = new Date(Date.now() - 32 * 60_000).toISOString();
  await database.from('seo_alerts').update({ created_at: began }).eq('id', id).throwOnError();
  await resolve(pages.slice(0, 1), true);
  await resolve([id], true);
  await send();
  await resolve([id], false);
  await send();
  const mails = await delivered();
  expect(mails.map(({ body }) => body.subject)).toEqual([
    'www.example.com: O site está fora do ar',
    // The page that the end did not mend is told now; the other one was the outage's.
    'www.example.com: Resolvido: O site está fora do ar e mais 1 aviso',
    'www.example.com: De novo: O site está fora do ar',
  ]);
  expect(mails[1]?.body.text).toMatch(/Voltou ao normal em .* durou 32 minutos\./);
  expect(mails[1]?.body.text).toMatch(/Página fora do ar: \/sobre/);
  expect(mails[1]?.body.text).not.toContain('2 páginas');
});

for (const [what, fault] of [
  ['an error of the service', { kind: 'status', status: 500 }],
  ['no answer', { kind: 'hang' }],
  ['a broken connection', { kind: 'cut' }],
] as const) {
  it(`${what} is tried again later, with the same words`, async () => {
    await choose(byEmail);
    await openAlerts(page('/sobre'));
    await failNext('resend', ...always(fault));
    expect((await send()).body.status).toEqual('error');
    const [waiting] = await messages();
    expect([waiting?.status, waiting?.attempts]).toEqual(['pending', 1]);
    await failNext('resend');
    // Not before its time, and with what came meanwhile in a message of its own.
    await openAlerts(page('/blog'));
    await choose({ recipients: ['outra@example.com'] });
    expect((await send()).body.sent).toEqual(0);
    await waitIsOver();
    expect((await send()).body.sent).toEqual(2);
    const mails = await delivered();
    expect(mails.map(({ body }) => [body.subject, body.to])).toEqual([
      ['www.example.com: Página fora do ar: /sobre', ['dono@example.com']],
      ['www.example.com: Página fora do ar: /blog', ['outra@example.com']],
    ]);
  });
}

it('an e-mail whose answer was lost is not sent twice', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await failNext('resend', { kind: 'lost' }, { kind: 'lost' });
  await send();
  await failNext('resend');
  await waitIsOver();
  await send();
  expect((await delivered()).length).toEqual(1);
  expect((await callsOf('resend')).length).toBeGreaterThan(1);
  expect((await messages())[0]?.status).toEqual('sent');
});

it('a service that asks to wait is not asked before', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await failNext('resend', {
    kind: 'status',
    status: 429,
    headers: { 'retry-after': '7200' },
    body: { name: 'rate_limit_exceeded', message: 'Too many requests' },
  });
  expect((await send()).body.message).toMatch(/pediu para esperar \(HTTP 429: Too many requests\)/);
  const [waiting] = await messages();
  const seconds = (Date.parse(waiting?.next_attempt_at ?? '') - Date.now()) / 1000;
  expect(Math.round(seconds / 60)).toBe(120);
});

it('waits grow from try to try, and a day later the message is given up', async () => {
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
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  await database
    .from('notification_messages')
    .update({ created_at: new Date(Date.now() - 24 * 3600_000).toISOString() })
    .eq('status', 'pending')
    .throwOnError();
  expect((await send()).body.failed).toEqual(1);
});

it('what will never work is given up at once, and told over the other channel', async () => {
  await choose({ ...byEmail, ...byNtfy });
  await openAlerts(page('/sobre'));
  await failNext('resend', {
    kind: 'status',
    status: 422,
    body: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field.' },
  });
  const { body } = await send();
  expect([body.sent, body.failed, body.status]).toEqual([1, 1, 'partial_success']);
  const mail = (await messages()).find(({ channel }) => channel === 'email');
  expect([mail?.status, mail?.attempts]).toEqual(['failed', 1]);
  expect(mail?.answer ?? '').toMatch(/HTTP 422: Invalid `to` field\.\)\. Confira os destinatários/);
  expect((await send()).body.sent).toEqual(0);
  const [push] = await delivered();
  expect(push?.body.title).toEqual('www.example.com: Página fora do ar: /sobre e mais 1 aviso');
  expect(push?.body.message).toMatch(/Os avisos por e-mail não estão saindo \(alto\)/);
  // The next e-mail that goes out ends the alert.
  await openAlerts(page('/blog'));
  await send();
  const { data } = await database
    .from('seo_alerts')
    .select('resolved')
    .eq('rule', 'notifications_email')
    .throwOnError();
  expect(data).toEqual([{ resolved: true }]);
});

it('what a run that died had taken is sent by a later one, once', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  const { data: message } = await take(crypto.randomUUID());
  expect(message).not.toBeNull();
  expect((await send()).body.sent).toEqual(0);
  await database
    .from('notification_messages')
    .update({ leased_until: '2026-01-01T00:00:00Z' })
    .eq('status', 'pending')
    .throwOnError();
  expect((await send()).body.sent).toEqual(1);
  expect((await send()).body.sent).toEqual(0);
  expect((await delivered()).length).toEqual(1);
});

it('two senders at once send one message', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  // The second one finds the first at work, and is refused, or finds nothing to do.
  const both = await Promise.allSettled([send(), send()]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await delivered()).toHaveLength(1);
});

type Taken = v.InferOutput<typeof taken>;
const kinds: [kind: string, path: string, read: (body: Taken) => string][] = [
  ['ntfy', '/avisos', ({ title, message }) => `${title}\n\n${message}`],
  ['slack', '/services/T0/B0/x1', ({ text }) => `${text}`],
  ['discord', '/api/webhooks/12/ab', ({ content }) => `${content}`],
  ['telegram', '/bot12:ab/sendMessage?chat_id=-100', ({ text }) => `${text}`],
  ['json', '/hook', ({ title, message }) => `${title}\n\n${message}`],
];
for (const [kind, path, read] of kinds) {
  it(`a webhook of the kind ${kind} gets what it understands, even of a very long message`, async () => {
    await choose({ webhook_url: servicesUrl + path, webhook_kind: kind });
    await openAlerts(
      ...Array.from({ length: 12 }, (_, index) => ({
        ...page('/sobre'),
        rule: `regra-${index}`,
        title: `<Título> & número ${index}`,
        description: 'ação '.repeat(100),
      })),
    );
    expect((await send()).body.status).toEqual('success');
    const [call] = await delivered();
    expect(read(call?.body ?? {})).toMatch(/^www\.example\.com: .*Título.* e mais 11 avisos\n\n/);
  });
}

it('a test says of each channel what it answered, and is tried once', async () => {
  await choose({
    ...byEmail,
    webhook_url: `${servicesUrl}/services/T0/B0/x1`,
    webhook_kind: 'slack',
  });
  await failNext('slack', { kind: 'status', status: 404, body: 'no_service' });
  const { body } = await invoke('check-notifications', { send: true });
  expect(body.channels.map(({ channel, status }) => [channel, status])).toEqual([
    ['email', 'sent'],
    ['webhook', 'failed'],
  ]);
  expect(body.channels[0]?.message).toMatch(/aceitou o e-mail para dono@example\.com \(HTTP 200\)/);
  expect(body.channels[1]?.message).toMatch(/O Slack recusou o aviso \(HTTP 404.*Crie outro/);
  await send();
  expect((await callsOf('slack')).length).toEqual(1);
  expect((await messages()).map(({ kind, status }) => [kind, status])).toEqual([
    ['test', 'sent'],
    ['test', 'failed'],
  ]);
});

it('without the key of the e-mail service it says which secrets are missing, and what waits is kept', async () => {
  await choose(byEmail);
  await openAlerts(page('/sobre'));
  await withSettings(noSecrets, async (client) => {
    const { body } = await invoke('send-notifications', { source: 'schedule' }, client);
    expect([body.sent, body.status]).toEqual([0, 'error']);
    expect(body.message).toMatch(/RESEND_API_KEY, NOTIFICATIONS_FROM/);
    const check = await invoke('check-notifications', { send: true }, client);
    expect(check.body.channels.map(({ status }) => status)).toEqual(['missing', 'off']);
  });
  expect((await send()).body.sent).toEqual(1);
});

it('a webhook that leads into a private network is not called', async () => {
  await choose({ webhook_url: 'https://169.254.169.254/latest', webhook_kind: 'json' });
  await openAlerts(page('/sobre'));
  expect((await send()).body.message).toMatch(/rede interna/);
});

it('a sync that failed on two days running is told once for as long as it fails', async () => {
  await choose(byEmail);
  await fail(22);
  expect((await send()).body.sent).toEqual(0);
  await fail(24);
  expect((await send()).body.sent).toEqual(1);
  expect((await send()).body.sent).toEqual(0);
  const [mail] = await delivered();
  expect(mail?.body.subject).toMatch(/Os números do Google não vieram dois dias seguidos/);
  expect(mail?.body.text).toMatch(/falha desde .*\nO Google recusou a chave\./);
});
