import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database, Json } from '../../../database.types.ts';
import type { Continuation, FunctionName } from '../answers.ts';
import { count } from '../count.ts';
import type { CallOrigin } from '../edge-function.ts';
import { FunctionError } from '../errors.ts';
import { linkedPageLimit, pageLimit } from '../audit/limits.ts';
import { CallBudget } from './budget.ts';

/** The run that a call goes on with; a call without it begins one. */
export const run = v.optional(v.pipe(v.string(), v.uuid()));

const progressSchema = v.object({ pages: v.number(), checked: v.number() });

const begun = v.variant('is', [
  v.object({ is: v.literal('refused') }),
  v.object({
    is: v.literal('broken'),
    source: v.string(),
    started_by: v.nullable(v.string()),
    ...progressSchema.entries,
  }),
  v.object({
    is: v.literal('open'),
    id: v.string(),
    source: v.string(),
    started_by: v.nullable(v.string()),
    open_steps: v.number(),
    state: v.unknown(),
    ...progressSchema.entries,
  }),
]);

const nextPages = v.array(v.object({ url: v.string(), listed: v.boolean() }));

/** What a step found of a page, and where its pages lead. */
interface Found {
  pages: Json[];
  links?: Json[];
  findings?: Json[];
}

/** A check of all pages, in as many calls as it takes: what it knows is kept in the database after each part. */
export class PageRun<State extends { [key: string]: Json }> {
  readonly id: string;
  /** What this call may use. */
  readonly budget = new CallBudget();
  /** What the run knows; kept with each part. */
  state: State;
  #progress: v.InferOutput<typeof progressSchema>;
  readonly #job: FunctionName;
  readonly #database: SupabaseClient<Database>;
  readonly #mostPages: number;

  constructor(
    database: SupabaseClient<Database>,
    job: FunctionName,
    begins: { id: string; openSteps: number; state: State; pages: number; checked: number },
  ) {
    this.#database = database;
    this.#job = job;
    this.id = begins.id;
    this.state = begins.state;
    this.#progress = begins;
    // A step that died before is done in smaller parts.
    this.#mostPages = 10 ** (3 - begins.openSteps);
  }

  /** Pages of the sitemap. */
  get pages(): number {
    return this.#progress.pages;
  }

  /** Those of them that were checked. */
  get checked(): number {
    return this.#progress.checked;
  }

  /** Adds pages of the sitemap; false when the run has as many as it may have. */
  async add(urls: readonly string[]): Promise<boolean> {
    const { data } = await this.#database
      .rpc('add_run_pages', { of_job: this.#job, urls: [...urls], most: pageLimit })
      .throwOnError();
    return data <= pageLimit;
  }

  /** Takes the pages that earlier runs found in the sitemap instead, if there are any. */
  async addKnown(origin: string): Promise<void> {
    await this.#database
      .rpc('add_known_pages', { of_job: this.#job, origin, most: pageLimit })
      .throwOnError();
  }

  /** Adds the pages beside the sitemap that links lead to. */
  async addLinked(): Promise<void> {
    await this.#database
      .rpc('add_linked_pages', { of_job: this.#job, most: linkedPageLimit })
      .throwOnError();
  }

  /** The next pages that nobody looked at, as many as this call may take. */
  async next(): Promise<v.InferOutput<typeof nextPages>> {
    const { data } = await this.#database
      .rpc('next_run_pages', {
        of_job: this.#job,
        row_count: Math.min(this.#mostPages, this.budget.pages),
      })
      .throwOnError();
    return v.parse(nextPages, data);
  }

  /** Keeps what was found, all of it or nothing. */
  async save({ pages, links = [], findings = [] }: Found = { pages: [] }): Promise<void> {
    const { data } = await this.#database
      .rpc('save_run_step', {
        of_job: this.#job,
        run: this.id,
        new_state: this.state,
        pages,
        links,
        findings,
      })
      .throwOnError();
    this.#progress = v.parse(progressSchema, data);
  }

  /** Ends the run: what it knew is forgotten. */
  async end(): Promise<void> {
    await this.#database
      .from('page_runs')
      .delete()
      .eq('job', this.#job)
      .eq('id', this.id)
      .throwOnError();
  }

  /** Says how far it is and that a further call goes on. */
  goesOn(): Continuation {
    const { pages, checked } = this.#progress;
    return { run: this.id, progress: checkedOf(checked, pages) };
  }
}

function checkedOf(checked: number, pages: number): string {
  return `${checked.toLocaleString('pt-BR')} de ${count(pages, 'página', 'páginas')}`;
}

interface StepCall {
  database: SupabaseClient<Database>;
  body: { run?: string | undefined; source?: string | undefined };
  startedBy: string | undefined;
  actFor(origin: CallOrigin): void;
}

/**
 * Does a step of the run that goes on, or of a new one. An error ends the run; a step that dies is done again by the
 * next call, in smaller parts, and the third death ends the run with an error that says how far it was.
 */
export async function inPageRun<State extends { [key: string]: Json }, Result>(
  call: StepCall,
  job: FunctionName,
  stateOf: (kept: unknown) => State,
  step: (run: PageRun<State>) => Promise<Result>,
): Promise<Result> {
  const { database, body, startedBy } = call;
  const { data } = await database
    .rpc('begin_page_run', {
      called: job,
      caller: body.source === 'schedule' ? 'schedule' : 'operator',
      ...(body.run !== undefined && { asked_run: body.run }),
      ...(startedBy !== undefined && { caller_email: startedBy }),
    })
    .throwOnError();
  const begins = v.parse(begun, data);
  if (begins.is === 'refused') {
    throw new FunctionError(409, 'already_running', 'Esta operação já está em andamento. Aguarde.');
  }
  // Whoever goes on with it, it stays theirs who started it.
  call.actFor({ source: begins.source, startedBy: begins.started_by ?? undefined });
  if (begins.is === 'broken') {
    throw new FunctionError(
      500,
      'broken_off',
      `A operação parou no meio, depois de ${checkedOf(begins.checked, begins.pages)}, e foi encerrada. Tente de novo; se continuar, quem cuida do site deve ver o registro da função no Supabase, em Edge Functions.`,
    );
  }
  const run = new PageRun(database, job, {
    ...begins,
    openSteps: begins.open_steps,
    state: stateOf(begins.state),
  });
  try {
    return await step(run);
  } catch (error) {
    // Where the database is away, the run ends with its time.
    await run.end().catch((problem: unknown) => {
      console.error(`A run of ${job} was not ended:`, problem);
    });
    throw error;
  }
}
