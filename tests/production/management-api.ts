import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listen } from '../stand-ins/listen.ts';
import { sendJson } from '../stand-ins/control.ts';

/** The project that the stand-in knows, and the token of the account that owns it. */
export const project = 'abcdefghijklmnopqrst';
export const accessToken = `sbp_${'0123456789'.repeat(4)}`;

const setting = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const settings = v.record(v.string(), setting);
type Settings = v.InferOutput<typeof settings>;

/** What the API tells of a new project on the free plan; each name is one that Supabase's CLI insists on. */
const newProject = v.parse(
  v.object({ api: settings, auth: settings }),
  JSON.parse(readFileSync(join(import.meta.dirname, 'new-project.json'), 'utf8')),
);

const bundleMetadata = v.object({
  name: v.string(),
  entrypoint_path: v.string(),
  import_map_path: v.string(),
  verify_jwt: v.boolean(),
});
const secretList = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(/^(?!SUPABASE_)\w+$/)),
      value: v.pipe(v.string(), v.maxLength(24_576)),
    }),
  ),
  v.maxLength(100),
);
const release = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  status: v.literal('ACTIVE'),
  version: v.number(),
  verify_jwt: v.boolean(),
  entrypoint_path: v.string(),
  import_map_path: v.string(),
  ezbr_sha256: v.string(),
});

/** An edge function as it was uploaded. */
export interface DeployedFunction {
  slug: string;
  /** The entry point and the import map, as paths among the files. */
  entrypoint: string;
  importMap: string;
  verifyJwt: boolean;
  files: Map<string, string>;
}

interface Call {
  method: string;
  path: string;
  /** What a JSON call said. */
  body: unknown;
}

/** Supabase's Management API for one project, and what it was told. */
export interface ManagementApi {
  url: string;
  /** Calls since the start, the oldest first. */
  calls: readonly Call[];
  /** The project's settings as they are now, by the API's own names. */
  api: Settings;
  auth: Settings;
  secrets: ReadonlyMap<string, string>;
  /** The functions that answer: uploading alone makes none. */
  functions: ReadonlyMap<string, DeployedFunction>;
  stop(): Promise<void>;
}

/** An answer other than 2xx. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Starts a stand-in of the API as Supabase's CLI 3.1.0 calls it. It knows one project, which is new and on the free plan; it
 * refuses what the real one refuses of a call that is malformed, not allowed, or about another project.
 */
export async function startManagementApi(): Promise<ManagementApi> {
  const api = { ...newProject.api };
  const auth = { ...newProject.auth };
  const calls: Call[] = [];
  const secrets = new Map<string, string>();
  const bundles = new Map<string, DeployedFunction>();
  const functions = new Map<string, DeployedFunction>();

  /** What is called by method and path below the project's own. */
  const routes: Record<string, (call: Incoming) => unknown> = {
    'GET /v1/projects/:ref': () => ({
      id: project,
      ref: project,
      name: 'Site',
      organization_id: 'org',
      organization_slug: 'org',
      region: 'sa-east-1',
      created_at: '2026-11-01T00:00:00Z',
      status: 'ACTIVE_HEALTHY',
      database: { host: '', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
    }),
    'GET /v1/projects/:ref/api-keys': () => [
      { id: '1', type: 'publishable', name: 'default', api_key: 'sb_publishable_1' },
      { id: '2', type: 'secret', name: 'default', api_key: 'sb_secret_1' },
    ],
    'GET /v1/projects/:ref/billing/addons': () => ({ selected_addons: [], available_addons: [] }),
    'GET /v1/projects/:ref/config/database/pooler': () => [],
    'GET /v2/projects/:ref/config': () => ({ data: { attributes: { api, auth } } }),
    'PATCH /v1/projects/:ref/postgrest': ({ json }) => Object.assign(api, changes(api, json)),
    'PATCH /v1/projects/:ref/config/auth': ({ json }) => {
      const wanted = changes(auth, json);
      const isOfEmails = /^mailer_(?:subjects|templates)_/;
      if (auth['smtp_host'] === null && Object.keys(wanted).some((name) => isOfEmails.test(name))) {
        throw new Refusal(400, 'Set up custom SMTP to edit templates.');
      }
      return Object.assign(auth, wanted);
    },
    'POST /v1/projects/:ref/secrets': ({ json }) => {
      for (const { name, value } of read(secretList, json)) secrets.set(name, value);
      return undefined;
    },
    'GET /v1/projects/:ref/functions': () => [...functions.values()].map(releaseOf),
    'POST /v1/projects/:ref/functions/deploy': async (call) => {
      const bundle = await readBundle(call);
      (call.query.get('bundleOnly') === 'true' ? bundles : functions).set(bundle.slug, bundle);
      return releaseOf(bundle);
    },
    'PUT /v1/projects/:ref/functions': ({ json }) => {
      const wanted = read(v.array(release), json);
      for (const { slug, ezbr_sha256 } of wanted) {
        const bundle = bundles.get(slug);
        if (bundle === undefined || releaseOf(bundle).ezbr_sha256 !== ezbr_sha256) {
          throw new Refusal(400, `There is no such bundle of ${slug}.`);
        }
        functions.set(slug, bundle);
      }
      return { functions: [...functions.values()].map(releaseOf) };
    },
  };

  const server = await listen(async (request, response, body) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? '';
    const type = request.headers['content-type'] ?? '';
    const isJson = type.startsWith('application/json') && body !== '';
    try {
      const json = isJson ? parseJson(body) : undefined;
      calls.push({ method, path: pathname, body: json });
      if (request.headers.authorization !== `Bearer ${accessToken}`) {
        throw new Refusal(401, 'Unauthorized');
      }
      const route =
        routes[`${method} ${pathname.replace(`/projects/${project}`, '/projects/:ref')}`];
      if (route === undefined) throw new Refusal(404, 'Not Found');
      const answer = await route({ query: searchParams, type, body, json });
      if (answer === undefined) response.writeHead(201).end();
      else sendJson(response, method === 'POST' ? 201 : 200, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, { message: error.message });
    }
  });
  return { url: server.url, calls, api, auth, secrets, functions, stop: () => server.stop() };
}

interface Incoming {
  query: URLSearchParams;
  type: string;
  body: string;
  json: unknown;
}

function parseJson(body: string): unknown {
  return read(v.pipe(v.string(), v.parseJson()), body);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** The settings that a call changes; each must be one that there is. */
function changes(known: Settings, json: unknown): Settings {
  const wanted = read(settings, json);
  const unknown = Object.keys(wanted).filter((name) => !(name in known));
  if (unknown.length > 0) throw new Refusal(400, `property ${unknown.join(', ')} should not exist`);
  return wanted;
}

async function readBundle({ query, type, body }: Incoming): Promise<DeployedFunction> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const part = form.get('metadata');
  const metadata = read(
    bundleMetadata,
    parseJson(part instanceof Blob ? await part.text() : (part ?? '')),
  );
  const files = new Map<string, string>();
  for (const file of form.getAll('file')) {
    if (!(file instanceof File)) throw new Refusal(400, 'file: is no file');
    if (/(?:^|\/)\.\.(?:\/|$)|^\//.test(file.name)) throw new Refusal(400, `${file.name}: outside`);
    files.set(file.name, await file.text());
  }
  const { name, entrypoint_path: entrypoint, import_map_path: importMap } = metadata;
  for (const path of [entrypoint, importMap]) {
    if (!files.has(path)) throw new Refusal(400, `${path} was not uploaded.`);
  }
  const slug = query.get('slug') ?? name;
  return { slug, entrypoint, importMap, verifyJwt: metadata.verify_jwt, files };
}

/** A function as the API tells of it. */
function releaseOf({ slug, entrypoint, importMap, verifyJwt, files }: DeployedFunction) {
  const content = JSON.stringify([...files]);
  return {
    id: `id-of-${slug}`,
    slug,
    name: slug,
    status: 'ACTIVE',
    version: 1,
    created_at: 0,
    updated_at: 0,
    verify_jwt: verifyJwt,
    import_map: true,
    entrypoint_path: entrypoint,
    import_map_path: importMap,
    ezbr_sha256: createHash('sha256').update(content).digest('hex'),
  };
}
