import { withSupabase } from '@supabase/server';
// For `@supabase/server`, which would take the newest version where no module names ours.
import '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import type { Answer, FunctionName, RunStatus } from './answers.ts';
import type { VariableReader } from './environment.ts';
import { readKeys, readOutgoingLimit } from './environment.ts';
import { ConfigurationError, FunctionError } from './errors.ts';
import { ownEnvironment } from './own-environment.ts';
import { readUpTo } from './read-up-to.ts';
import { requestId } from './request-id.ts';

/** Bytes of a body that a function reads. */
const bodyLimit = 64 * 1024;

type LogType =
  | 'sitemap_generation'
  | 'search_engine_notification'
  | 'seo_automation'
  | 'url_audit'
  | 'force_indexing';

interface Ending {
  status: RunStatus;
  message: string;
}

/** What the activity log says of a run. */
interface LogEntry extends Ending {
  data: Record<string, unknown>;
}

interface Context {
  /** The caller's rights: the public's for the publishable key. */
  caller: SupabaseClient<Database>;
  /** Every right. */
  database: SupabaseClient<Database>;
  /** Whether the caller has the secret key: an admin's server, or the schedule. */
  trusted: boolean;
  env: VariableReader;
  now: Date;
}

export interface Call<Body> extends Context {
  body: Body;
  /** E-mail of the admin who started it. */
  startedBy: string | undefined;
  /** Says whose work it is, where that is not the caller's: what is kept of it names them. */
  actFor(origin: CallOrigin): void;
}

export interface FunctionDefinition<Name extends FunctionName, Schema extends v.GenericSchema> {
  name: Name;
  /** Who may call: only the secret key, unless the function reads public rows alone. */
  callers: ('secret' | 'publishable')[];
  body: Schema;
  /** Kind of its rows in the activity log; without one, or for an untrusted caller, nothing is logged. */
  logType?: LogType;
  /** When only one run at a time may go on: the seconds after which a dead run no longer counts. */
  exclusiveSeconds?: number;
  /** It does nothing whose end is worth keeping. */
  looksOnly?: true;
  /** Where a further call has to go on, `next` is the run that it names; until the last one nothing is kept or logged. */
  handle(
    call: Call<v.InferOutput<Schema>>,
  ): Promise<{ answer: Answer<Name>; log?: LogEntry; next?: string | undefined }>;
}

/** An edge function: checks the caller, then the call, and runs it. CORS stays closed: only servers call. */
export function edgeFunction<Name extends FunctionName, Schema extends v.GenericSchema>(
  definition: FunctionDefinition<Name, Schema>,
) {
  const checked = withSupabase<Database>(
    {
      auth: definition.callers.map((caller) => `${caller}:*` as const),
      env: {
        publishableKeys: readKeys(ownEnvironment, 'publishable'),
        secretKeys: readKeys(ownEnvironment, 'secret'),
      },
      cors: 'disabled',
    },
    (request, { supabase, supabaseAdmin, authMode }) =>
      runFunction(definition, request, {
        caller: supabase,
        database: supabaseAdmin,
        trusted: authMode === 'secret',
        env: ownEnvironment,
        now: new Date(),
      }),
  );
  return {
    fetch: (request: Request) =>
      request.method === 'POST' ? checked(request) : methodNotAllowed(),
  };
}

/** One line of JSON in the function's log, under the id that the web server's log has for the same request. */
function logProblem(fields: Record<string, string>, problem: unknown): void {
  const isError = problem instanceof Error;
  console.error(
    JSON.stringify({
      level: 'error',
      ...fields,
      message: isError
        ? problem.message
        : typeof problem === 'string'
          ? problem
          : JSON.stringify(problem),
      ...(isError && { stack: problem.stack }),
    }),
  );
}

function methodNotAllowed(): Response {
  const answer = { code: 'method_not_allowed', message: 'Use o método POST.' };
  return Response.json(answer, { status: 405, headers: { allow: 'POST' } });
}

/**
 * Runs a function for a caller that has been checked. Answers what `handle` gives, or `{ code, message }`:
 * 400 for a malformed body, 409 while another run goes on, 500 without details for what nobody foresaw.
 */
async function runFunction<Name extends FunctionName, Schema extends v.GenericSchema>(
  definition: FunctionDefinition<Name, Schema>,
  request: Request,
  context: Context,
): Promise<Response> {
  const id = requestId(request.headers.get('x-request-id'));
  const headers = { 'x-request-id': id };
  let origin: CallOrigin = {};
  let isRead = false;
  try {
    const json = await readJson(request);
    const body = readAs(definition.body, json);
    origin = readAs(callOrigin, json);
    isRead = true;
    // Before anything begins, for it concerns every call of another service.
    readOutgoingLimit(context.env);
    const { source: caller, startedBy } = origin;
    const actFor = (other: CallOrigin) => (origin = other);
    const {
      answer,
      log: entry,
      next,
    } = await exclusively(definition, context, id, () =>
      definition.handle({ ...context, body, startedBy, actFor }),
    );
    if (next !== undefined) {
      if (caller === 'schedule') await goOn(definition, context, next);
      return Response.json(answer, { headers });
    }
    await keepOutcome(definition, context, origin, entry ?? { status: 'success', message: '' });
    if (entry !== undefined) await writeLog(definition, context, origin, entry, id);
    return Response.json(answer, { headers });
  } catch (error) {
    const known =
      error instanceof FunctionError
        ? error
        : new FunctionError(500, 'internal', 'A operação falhou. Tente de novo em instantes.');
    const { code, message, status } = known;
    logProblem(
      { function: definition.name, requestId: id, code },
      known === error ? (known.cause ?? message) : error,
    );
    const ending = { status: 'error', message } as const;
    // One that could not be read is nobody's, and one that found another at work never began.
    if (isRead && status !== 409) {
      const isNews = await keepOutcome(definition, context, origin, ending);
      // What is not configured, the schedule would write down again at each of its times.
      const isRepeated =
        error instanceof ConfigurationError && origin.source === 'schedule' && !isNews;
      const entry = { ...ending, data: { code } };
      if (!isRepeated) await writeLog(definition, context, origin, entry, id);
    }
    return Response.json({ code, message }, { status, headers });
  }
}

async function readJson(request: Request): Promise<unknown> {
  const { text, isCut } = await readUpTo(request.body, bodyLimit);
  if (isCut) throw new FunctionError(400, 'invalid_body', 'O corpo da chamada é grande demais.');
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text === '' ? '{}' : text);
  return json.success ? json.output : undefined;
}

function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  // To valibot a list is an object too.
  const result = Array.isArray(json) ? undefined : v.safeParse(schema, json);
  if (result?.success === true) return result.output;
  const field = result?.issues.map((issue) => v.getDotPath(issue)).find((path) => path !== null);
  const where = field === undefined ? '' : ` (campo ${field})`;
  throw new FunctionError(400, 'invalid_body', `O corpo da chamada não é válido${where}.`);
}

/**
 * Has the schedule call the function again, before this answer is given: nothing runs after it. Who else called goes on
 * by itself.
 */
async function goOn(
  { name }: Pick<FunctionDefinition<FunctionName, v.GenericSchema>, 'name'>,
  { database }: Context,
  next: string,
): Promise<void> {
  const { error } = await database.rpc('continue_page_run', { called: name, run: next });
  // The schedule itself goes on in a few minutes.
  if (error !== null) console.error(`The next step of ${name} was not called:`, error.message);
}

async function exclusively<T>(
  {
    name,
    exclusiveSeconds,
  }: Pick<FunctionDefinition<FunctionName, v.GenericSchema>, 'name' | 'exclusiveSeconds'>,
  { database }: Context,
  id: string,
  run: () => Promise<T>,
): Promise<T> {
  if (exclusiveSeconds === undefined) return run();
  // Not the request's: one request of an operator may be several calls.
  const runId = crypto.randomUUID();
  const { data: claimed } = await database
    .rpc('claim_job', { job_name: name, run: runId, seconds: exclusiveSeconds })
    .throwOnError();
  if (!claimed) {
    throw new FunctionError(409, 'already_running', 'Esta operação já está em andamento. Aguarde.');
  }
  try {
    return await run();
  } finally {
    const { error } = await database.from('job_locks').delete().eq('job', name).eq('run_id', runId);
    if (error !== null) logProblem({ function: name, requestId: id, code: 'lock_kept' }, error);
  }
}

/** What a body may say of its call beside what its function reads. */
const callOrigin = v.object({
  /** `schedule` for a regular job. */
  source: v.optional(v.string()),
  /** A check of the function, no operation to tell of. */
  test: v.optional(v.boolean()),
  /** E-mail of the admin who started it. */
  startedBy: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

export type CallOrigin = v.InferOutput<typeof callOrigin>;

function sourceOf(source: string | undefined): 'schedule' | 'operator' {
  return source === 'schedule' ? 'schedule' : 'operator';
}

/** Keeps how a trusted call ended; true when the one before ended otherwise. */
async function keepOutcome(
  {
    name,
    looksOnly,
  }: Pick<FunctionDefinition<FunctionName, v.GenericSchema>, 'name' | 'looksOnly'>,
  { database, trusted }: Context,
  { source, test }: CallOrigin,
  { status, message }: Ending,
): Promise<boolean> {
  if (!trusted || looksOnly || test) return false;
  const { data, error } = await database.rpc('record_function_outcome', {
    called: name,
    caller: sourceOf(source),
    end_status: status,
    end_message: message,
  });
  if (error !== null) logProblem({ function: name, code: 'outcome_not_kept' }, error);
  return data ?? false;
}

async function writeLog(
  { logType }: Pick<FunctionDefinition<FunctionName, v.GenericSchema>, 'logType'>,
  { database, trusted }: Context,
  { source, startedBy }: CallOrigin,
  { status, message, data }: LogEntry,
  id: string,
): Promise<void> {
  if (logType === undefined || !trusted) return;
  const { error } = await database.from('automation_logs').insert({
    type: logType,
    status,
    message: message.slice(0, 2000),
    data: JSON.parse(
      JSON.stringify({
        ...data,
        request_id: id,
        source: sourceOf(source),
        started_by: startedBy,
      }),
    ),
  });
  if (error !== null) logProblem({ requestId: id, code: 'log_not_written' }, error);
}
