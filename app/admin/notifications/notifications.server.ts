import { FunctionsHttpError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import type { Answer } from '#functions/answers.ts';
import { answers } from '#functions/answers.ts';
import { readWebhookTarget } from '#functions/notifications/webhook-address.ts';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';
import { secretSupabase } from '#app/server/supabase.server.ts';
import type { FieldErrors, SentForm, ShownSettings } from './settings.ts';
import { readSettingsForm, shownSettings } from './settings.ts';

/** Messages that the page lists. */
const listed = 30;
/** Milliseconds that both channels may take to answer a test. */
const testTimeout = 50_000;

/** A message as it is listed. */
export const sentMessage = v.object({
  id: v.string(),
  channel: v.picklist(['email', 'webhook']),
  kind: v.picklist(['news', 'test']),
  subject: v.nullable(v.string()),
  body: v.nullable(v.string()),
  status: v.picklist(['pending', 'sent', 'failed']),
  attempts: v.number(),
  answer: v.nullable(v.string()),
  next_attempt_at: v.string(),
  created_at: v.string(),
  finished_at: v.nullable(v.string()),
});

const firstSettings: ShownSettings = {
  recipients: [],
  webhookSite: null,
  webhookKind: 'auto',
  severities: ['critical', 'high'],
  quietFrom: '',
  quietUntil: '',
  criticalAlways: true,
  weeklySummary: true,
};

/** What is chosen, the last messages, and how much news waits for its message. */
export async function loadNotifications(client: SupabaseClient<Database>) {
  const [settings, messages, waiting] = await Promise.all([
    client.from('notification_settings').select().maybeSingle().throwOnError(),
    client
      .from('notification_messages')
      .select(Object.keys(sentMessage.entries).join(', '))
      .order('created_at', { ascending: false })
      .limit(listed)
      .throwOnError(),
    client
      .from('notifications')
      .select('id', { count: 'exact', head: true })
      .is('message_id', null)
      .is('skipped', null)
      .throwOnError(),
  ]);
  return {
    settings: settings.data === null ? firstSettings : shown(settings.data),
    messages: v.parse(v.array(sentMessage), messages.data),
    waiting: waiting.count ?? 0,
  };
}

export type Notifications = Awaited<ReturnType<typeof loadNotifications>>;

function shown(row: Database['public']['Tables']['notification_settings']['Row']): ShownSettings {
  return v.parse(shownSettings, {
    recipients: row.recipients,
    webhookSite: row.webhook_url === null ? null : new URL(row.webhook_url).host,
    webhookKind: row.webhook_kind,
    severities: row.severities,
    quietFrom: clock(row.quiet_from),
    quietUntil: clock(row.quiet_until),
    criticalAlways: row.critical_always,
    weeklySummary: row.weekly_summary,
  });
}

/** A time of the database, `22:00:00`, as a form writes it. */
const clock = (time: string | null) => time?.slice(0, 5) ?? '';

/** Keeps what an operator chose, or says what is wrong with it. */
export async function saveSettings(
  client: SupabaseClient<Database>,
  sent: SentForm,
): Promise<{ errors: FieldErrors }> {
  const { data: kept } = await client
    .from('notification_settings')
    .select('webhook_url')
    .maybeSingle()
    .throwOnError();
  const given = sent.webhook.trim();
  const address = sent.semWebhook ? null : given === '' ? (kept?.webhook_url ?? null) : given;
  const webhookErrors: FieldErrors = address === null ? {} : errorsOfWebhook(address, sent.tipo);
  const read = readSettingsForm(sent);
  if ('errors' in read) return { errors: { ...webhookErrors, ...read.errors } };
  if (webhookErrors.webhook !== undefined) return { errors: webhookErrors };
  const { emails, tipo, gravidades, silencioDe, silencioAte, criticosSempre, resumo } = read.values;
  await client
    .from('notification_settings')
    .upsert({
      id: true,
      recipients: emails,
      webhook_url: address,
      webhook_kind: tipo,
      severities: gravidades,
      quiet_from: silencioDe === '' ? null : silencioDe,
      quiet_until: silencioAte === '' ? null : silencioAte,
      critical_always: criticosSempre,
      weekly_summary: resumo,
    })
    .throwOnError();
  return { errors: {} };
}

function errorsOfWebhook(address: string, kind: SentForm['tipo']): FieldErrors {
  const { WEBHOOK_PRIVATE_ORIGIN } = serverEnvironmentOfProcess();
  const privateOrigin = URL.parse(WEBHOOK_PRIVATE_ORIGIN ?? '')?.origin;
  const read = readWebhookTarget(address, kind, privateOrigin);
  return 'problem' in read ? { webhook: read.problem } : {};
}

type ChannelAnswers = Answer<'check-notifications'>['channels'];

/** What a call of the channels' function came to: what each says, or why none was asked. */
export type ChannelCheck = { channels: ChannelAnswers } | { problem: string };

/** Says of each channel whether it can send, or, with `send`, what it answered to a test. */
export async function checkChannels(send: boolean): Promise<ChannelCheck> {
  const { data, error } = await secretSupabase().functions.invoke('check-notifications', {
    body: { send, source: 'admin_panel' },
    timeout: testTimeout,
  });
  const answer = v.safeParse(answers['check-notifications'], data);
  if (error === null && answer.success) return answer.output;
  console.error('The channels were not checked:', error ?? answer.issues);
  const isMissing =
    error instanceof FunctionsHttpError &&
    error.context instanceof Response &&
    error.context.status === 404;
  return {
    problem: isMissing
      ? 'A função que envia os avisos não está publicada. Avise quem cuida do site: “supabase functions deploy”.'
      : 'As funções não responderam: não dá para saber se os avisos saem. Tente de novo em um minuto.',
  };
}
