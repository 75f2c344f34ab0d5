import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import type { Answer } from '../_shared/answers.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import type { Channel } from '../_shared/notifications/channels.ts';
import { channels } from '../_shared/notifications/channels.ts';
import { writeTest } from '../_shared/notifications/compose.ts';
import type { ChannelState, Settings } from '../_shared/notifications/settings.ts';
import { channelState, readSettings } from '../_shared/notifications/settings.ts';

const body = v.object({
  /** Sends a message over each channel that can; without it, nothing is sent. */
  send: v.optional(v.boolean(), false),
  source: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** Seconds for which no other run takes a test for its own. */
const leaseSeconds = 60;

/** Says of each channel whether it can send, or, with `send`, how it answered a test. */
export const checkNotifications: FunctionDefinition<'check-notifications', typeof body> = {
  name: 'check-notifications',
  callers: ['secret'],
  body,
  looksOnly: true,
  async handle({ database, env, body: { send } }) {
    const site = readSite(env);
    const settings = await readSettings(database);
    const states = await Promise.all(
      channels.map(async (channel) => {
        const state = channelState(env, channel, settings);
        if (state.status !== 'ready') return { channel, message: '', ...state };
        if (!send) return { channel, status: 'ready' as const, message: '' };
        return { channel, ...(await test(database, channel, state, settings, site.origin)) };
      }),
    );
    return { answer: { channels: states } };
  },
};

/** Sends a test, once: whether it came or not, it is not tried again. It stands among the messages sent. */
async function test(
  database: SupabaseClient<Database>,
  channel: Channel,
  { send }: Extract<ChannelState, { status: 'ready' }>,
  { recipients }: Settings,
  siteUrl: string,
): Promise<Pick<Answer<'check-notifications'>['channels'][number], 'status' | 'message'>> {
  const lease = crypto.randomUUID();
  const words = { ...writeTest(siteUrl), recipients };
  const { data } = await database
    .from('notification_messages')
    .insert({
      ...words,
      channel,
      kind: 'test',
      attempts: 1,
      lease,
      leased_until: new Date(Date.now() + leaseSeconds * 1000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  const { status, message } = await send({ id: data.id, severity: null, ...words });
  const ending = status === 'sent' ? 'sent' : 'failed';
  await database
    .rpc('finish_notification_message', {
      message: data.id,
      holder: lease,
      new_status: ending,
      said: message,
    })
    .throwOnError();
  return { status: ending, message };
}
