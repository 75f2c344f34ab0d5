import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../../database.types.ts';
import type { VariableReader } from '../environment.ts';
import { ConfigurationError } from '../errors.ts';
import type { Channel, Message, Outcome } from './channels.ts';
import { webhookKinds } from './channels.ts';
import { readEmailAccount, sendByEmail } from './email.ts';
import { sendByWebhook, webhookProblem } from './webhook.ts';

const row = v.object({
  recipients: v.array(v.string()),
  webhook_url: v.nullable(v.string()),
  webhook_kind: v.picklist(['auto', ...webhookKinds]),
});

export type Settings = v.InferOutput<typeof row>;

/** What operators chose; nobody is told while they chose nothing. */
export async function readSettings(database: SupabaseClient<Database>): Promise<Settings> {
  const { data } = await database
    .from('notification_settings')
    .select('recipients, webhook_url, webhook_kind')
    .maybeSingle()
    .throwOnError();
  return data === null
    ? { recipients: [], webhook_url: null, webhook_kind: 'auto' }
    : v.parse(row, data);
}

/** A channel as it is set up: not chosen, not usable and why, or ready to send. */
export type ChannelState =
  | { status: 'off' }
  | { status: 'missing'; message: string }
  | { status: 'ready'; send: (message: Message) => Promise<Outcome> };

/** What can be sent over a channel as things are. */
export function channelState(
  env: VariableReader,
  channel: Channel,
  settings: Settings,
): ChannelState {
  if (channel === 'webhook') {
    if (settings.webhook_url === null) return { status: 'off' };
    const problem = webhookProblem(env, settings);
    if (problem !== undefined) return { status: 'missing', message: problem };
    return { status: 'ready', send: (message) => sendByWebhook(env, settings, message) };
  }
  if (settings.recipients.length === 0) return { status: 'off' };
  try {
    const account = readEmailAccount(env);
    return { status: 'ready', send: (message) => sendByEmail(account, message) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { status: 'missing', message: error.message };
  }
}
