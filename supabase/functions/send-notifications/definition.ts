import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import type { Channel, Message, Outcome } from '../_shared/notifications/channels.ts';
import { channels } from '../_shared/notifications/channels.ts';
import { newsSchema, writeNews } from '../_shared/notifications/compose.ts';
import type { ChannelState, Settings } from '../_shared/notifications/settings.ts';
import { channelState, readSettings } from '../_shared/notifications/settings.ts';

const body = v.object({ source: v.optional(v.pipe(v.string(), v.maxLength(100))) });

/** Messages that a run sends over one channel; more wait for the next minute. */
const messagesPerRun = 3;
/** Seconds for which a message is one run's: longer than writing and sending it may take. */
const leaseSeconds = 60;
/** Seconds before the second try, which double up to the longest wait; and hours after which a message is given up. */
const firstWait = 60;
const waitAtMost = 30 * 60;
const giveUpAfterHours = 24;

/**
 * Sends what waits in the outbox, over each channel that is chosen. What a channel does not take now is tried again
 * later, with the same words; what it never will take is given up, and becomes an alert.
 */
export const sendNotifications: FunctionDefinition<'send-notifications', typeof body> = {
  name: 'send-notifications',
  callers: ['secret'],
  body,
  exclusiveSeconds: 150,
  async handle({ database, env, now }) {
    const site = readSite(env);
    await database.rpc('queue_due_notifications').throwOnError();
    const settings = await readSettings(database);
    const results = await Promise.all(
      channels.map((channel) =>
        sendAll(database, channel, channelState(env, channel, settings), {
          now,
          siteUrl: site.origin,
          settings,
        }),
      ),
    );
    const sent = sum(results.map((result) => result.sent));
    const failed = sum(results.map((result) => result.failed));
    const problems = results.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
    const message = [`Avisos enviados: ${sent}.`, ...problems].join(' ');
    const works = results.some(({ isOn, problem }) => isOn && problem === undefined);
    const status =
      problems.length === 0 ? 'success' : works || sent > 0 ? 'partial_success' : 'error';
    return {
      answer: { success: true, status, message, sent, failed },
      log: { status, message: problems.length === 0 ? '' : message, data: {} },
    };
  },
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Run {
  now: Date;
  siteUrl: string;
  settings: Settings;
}

interface Result {
  isOn: boolean;
  sent: number;
  failed: number;
  /** Why not everything could be sent. */
  problem?: string;
}

async function sendAll(
  database: SupabaseClient<Database>,
  channel: Channel,
  state: ChannelState,
  run: Run,
): Promise<Result> {
  const result: Result = { isOn: state.status !== 'off', sent: 0, failed: 0 };
  if (state.status === 'off') return result;
  if (state.status === 'missing') return { ...result, problem: state.message };
  for (let count = 0; count < messagesPerRun; count += 1) {
    const lease = crypto.randomUUID();
    const claimed = await claim(database, channel, lease);
    if (claimed === null) break;
    const message = await written(database, claimed, lease, run);
    const outcome = await state.send(message);
    const ending = endingOf(outcome, claimed, run.now);
    await database
      .rpc('finish_notification_message', {
        message: claimed.id,
        holder: lease,
        new_status: ending.status,
        said: outcome.message,
        ...(ending.retryAt !== undefined && { retry_at: ending.retryAt.toISOString() }),
      })
      .throwOnError();
    if (ending.status === 'sent') {
      result.sent += 1;
      continue;
    }
    result.problem = outcome.message;
    if (ending.status === 'failed') result.failed += 1;
    else break;
  }
  return result;
}

const text = v.nullable(v.string());
const claimedMessage = v.object({
  id: v.string(),
  severity: text,
  subject: text,
  body: text,
  html: text,
  link: text,
  recipients: v.nullable(v.array(v.string())),
  attempts: v.number(),
  created_at: v.string(),
  news: newsSchema,
});

type Claimed = v.InferOutput<typeof claimedMessage>;

async function claim(
  database: SupabaseClient<Database>,
  channel: Channel,
  lease: string,
): Promise<Claimed | null> {
  const { data } = await database
    .rpc('claim_notification_message', {
      for_channel: channel,
      holder: lease,
      lease_seconds: leaseSeconds,
    })
    .throwOnError();
  return v.parse(v.nullable(claimedMessage), data);
}

/** The words of a message, kept before it is first sent: another try must not differ from the first. */
async function written(
  database: SupabaseClient<Database>,
  claimed: Claimed,
  lease: string,
  { siteUrl, settings }: Run,
): Promise<Message> {
  const { id, severity, subject, body: kept, html, link, recipients } = claimed;
  if (subject !== null && kept !== null && html !== null && link !== null && recipients !== null) {
    return { id, severity, subject, body: kept, html, link, recipients };
  }
  const words = { ...writeNews(claimed.news, siteUrl), recipients: settings.recipients };
  await database
    .from('notification_messages')
    .update(words)
    .eq('id', id)
    .eq('lease', lease)
    .throwOnError();
  return { id, severity, ...words };
}

/** How a try leaves its message. */
function endingOf(
  outcome: Outcome,
  { attempts, created_at }: Claimed,
  now: Date,
): { status: 'sent' | 'failed' | 'pending'; retryAt?: Date } {
  if (outcome.status === 'sent') return { status: 'sent' };
  if (outcome.status === 'refused') return { status: 'failed' };
  const backOff = Math.min(firstWait * 2 ** (attempts - 1), waitAtMost);
  const wait = Math.max(backOff, outcome.waitSeconds ?? 0);
  const retryAt = new Date(now.getTime() + wait * 1000);
  const giveUpAt = Date.parse(created_at) + giveUpAfterHours * 3600 * 1000;
  return retryAt.getTime() > giveUpAt ? { status: 'failed' } : { status: 'pending', retryAt };
}
