import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { BrotliOptions } from 'node:zlib';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isPrivatePath } from '#app/seo/paths.ts';
import { canonicalBlogSearch, canonicalPath } from '#app/server/canonical-request.server.ts';
import { hasTag } from '#app/server/documents.server.ts';
import { isHealthPath } from '#app/server/health.server.ts';

/** Milliseconds after which a document is made anew, while the old one is still sent. */
const freshFor = 60_000;
/** Milliseconds for which a document is sent that cannot be made anew. */
const lastResort = 24 * 3600 * 1000;
/** Documents that are made at once; who asks for one more is asked to come back. */
const mostInTheMaking = 64;

type Coding = 'br' | 'gzip' | 'identity';

/** Best first, whatever the order in which a browser lists them. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

interface PageCacheOptions {
  /** Makes the answer to a request, uncompressed. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Headers of one answer alone, in Node's flat form. */
  headers: (request: IncomingMessage, response: ServerResponse) => string[];
  /** The version of what public pages show, as far as it is known. */
  version: () => string | undefined;
  /** Bytes of all documents together. */
  maxBytes: number;
}

/**
 * Keeps finished public documents in memory and sends them as a file is sent, before any code of the framework runs. A
 * document is kept when its answer may be kept by any cache (`cache-control: public`), and it is made from a request of
 * our own, so that nothing of a visitor's is in it. It is made anew when the version has changed, and once it is a minute
 * old; where that fails, the last good one is sent for a day, with `cache-status` saying so (RFC 9211).
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #kept: LRUCache<string, Document>;
  readonly #making = new Map<string, Promise<Document>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: options.maxBytes / 8,
      sizeCalculation: (document) => document.bytes,
    });
  }

  /** Answers a request of Node's for a public document; false when it is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = documentKey(request);
    if (key === undefined) return false;
    const own = this.#options.headers(request, response);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.version === this.#options.version()) {
      kept.send(request, response, own);
      if (kept.age > freshFor) this.#make(key).catch(reportProblem);
      return true;
    }
    if (!this.#making.has(key) && this.#making.size >= mostInTheMaking) {
      response.writeHead(503, ['retry-after', '1', 'cache-control', 'no-store', ...own]).end();
      return true;
    }
    this.#make(key).then(
      (document) => document.send(request, response, own),
      (error: unknown) => {
        reportProblem(error);
        response.writeHead(500, ['cache-control', 'no-store', ...own]).end();
      },
    );
    return true;
  }

  /** One making for all who wait for it. */
  #make(key: string): Promise<Document> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = this.#makeAndKeep(key).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #makeAndKeep(key: string): Promise<Document> {
    // Asked before the document is made: what changes meanwhile has another version.
    const version = this.#options.version();
    const document = await makeDocument(key, version, this.#options.fetch);
    const last = this.#kept.peek(key);
    if (document.status >= 500 && last !== undefined && last.age < lastResort) {
      last.isStale = true;
      return last;
    }
    if (!document.mayBeKept) {
      this.#kept.delete(key);
      return document;
    }
    this.#kept.set(key, document);
    void this.#compressWell(key, document);
    return document;
  }

  async #compressWell(key: string, document: Document): Promise<void> {
    await document.compressWell();
    // Its size is another one now.
    if (this.#kept.peek(key) === document) this.#kept.set(key, document);
  }
}

/** Bytes as they are sent, with all headers, in Node's flat form. */
interface Body {
  bytes: Buffer;
  headers: string[];
}

function reportProblem(error: unknown): void {
  console.error('A document could not be made:', error);
}

/**
 * By what a document is found: its path, and of its query what a page knows, the page number of the blog. Other queries,
 * such as those of campaigns, change nothing in a public page. Undefined for what is no request for a document: the build's
 * files lie compressed on the disk, and an address that is not in its canonical form moves there with its whole query.
 */
function documentKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', search = ''] = url.split('?', 2);
  if (/^\/(?:assets|drawings)\//.test(path)) return undefined;
  if (isPrivatePath(path) || isHealthPath(path)) return undefined;
  if (canonicalPath(path) !== path || !isHost(headers.host)) return undefined;
  const pages = path === '/blog' ? new URLSearchParams(search).getAll('pagina') : [];
  if (pages.length === 0) return path;
  const page = `?pagina=${pages.join()}`;
  return canonicalBlogSearch(page) === page ? path + page : undefined;
}

async function makeDocument(
  key: string,
  version: string | undefined,
  fetch: PageCacheOptions['fetch'],
): Promise<Document> {
  const response = await fetch(new Request(new URL(key, 'http://localhost')));
  return new Document(response, Buffer.from(await response.arrayBuffer()), version);
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;

class Document {
  readonly status: number;
  readonly version: string | undefined;
  readonly mayBeKept: boolean;
  /** It could not be made anew. */
  isStale = false;
  readonly #headers: readonly string[];
  readonly #etag: string;
  readonly #isCompressible: boolean;
  readonly #madeAt = Date.now();
  readonly #bodies = new Map<Coding, Body>();

  constructor(response: Response, plain: Buffer, version: string | undefined) {
    const headers = new Headers(response.headers);
    this.status = response.status;
    this.version = version;
    this.mayBeKept =
      response.status === 200 &&
      headers.get('cache-control')?.startsWith('public') === true &&
      !headers.has('set-cookie');
    this.#etag =
      headers.get('etag') ?? `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
    if (this.mayBeKept) headers.set('etag', this.#etag);
    this.#isCompressible = compressible.test(headers.get('content-type') ?? '');
    if (this.#isCompressible) headers.set('vary', 'accept-encoding');
    // Of the request that made it.
    for (const name of ['content-length', 'x-request-id', 'connection']) headers.delete(name);
    this.#headers = [...headers].flat();
    this.#keepBody('identity', plain);
  }

  /** Milliseconds since it was made. */
  get age(): number {
    return Date.now() - this.#madeAt;
  }

  get bytes(): number {
    return [...this.#bodies.values()].reduce((sum, { bytes }) => sum + bytes.length, 1_000);
  }

  send({ method, headers: asked }: IncomingMessage, response: ServerResponse, own: string[]): void {
    const others = this.isStale ? [...own, 'cache-status', 'site; hit; ttl=-1'] : own;
    if (this.mayBeKept && hasTag(asked['if-none-match'], this.#etag)) {
      response.writeHead(304, [...this.#headers, ...others]).end();
      return;
    }
    const { headers, bytes } = this.#body(
      this.#isCompressible ? preferredCoding(asked['accept-encoding']) : 'identity',
    );
    response.writeHead(this.status, [...headers, ...others]);
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  #body(coding: Coding): Body {
    const kept = this.#bodies.get(coding);
    if (kept !== undefined) return kept;
    if (coding === 'identity')
      return this.#withHeaders(coding, gunzipSync(this.#body('gzip').bytes));
    return this.#keepBody(coding, compressFast(this.#body('identity').bytes, coding));
  }

  #keepBody(coding: Coding, bytes: Buffer): Body {
    const body = this.#withHeaders(coding, bytes);
    this.#bodies.set(coding, body);
    return body;
  }

  #withHeaders(coding: Coding, bytes: Buffer): Body {
    const encoding = coding === 'identity' ? [] : ['content-encoding', coding];
    const length = ['content-length', String(bytes.length)];
    return { bytes, headers: [...this.#headers, ...encoding, ...length] };
  }

  /** Makes what is sent often as small as it gets, beside the requests, and forgets the plain text. */
  async compressWell(): Promise<void> {
    if (!this.#isCompressible) return;
    const { bytes } = this.#body('identity');
    this.#keepBody('br', await promisify(brotliCompress)(bytes, brotliOptions(10, bytes)));
    this.#keepBody('gzip', await promisify(gzip)(bytes, { level: 9 }));
    this.#bodies.delete('identity');
  }
}

/** For an answer that is sent once. */
function compressFast(bytes: Buffer, coding: 'br' | 'gzip'): Buffer {
  return coding === 'br' ? brotliCompressSync(bytes, brotliOptions(4, bytes)) : gzipSync(bytes);
}

function brotliOptions(quality: number, { length }: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

const hosts = new LRUCache<string, boolean>({ max: 100 });

/** Whether a Host header is one; who sends another is refused (`guardEveryAnswer`). */
function isHost(header = ''): boolean {
  const known = hosts.get(header);
  if (known !== undefined) return known;
  const isOne = /^[\w.:[\]-]+$/.test(header) && URL.canParse(`http://${header}/`);
  hosts.set(header, isOne);
  return isOne;
}

const preferences = new LRUCache<string, Coding>({ max: 200 });

function preferredCoding(acceptEncoding: string | string[] = 'identity'): Coding {
  const header = String(acceptEncoding);
  const known = preferences.get(header);
  if (known !== undefined) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    ...codings,
  ]);
  const coding = codings.find((one) => accepted.includes(one)) ?? 'identity';
  preferences.set(header, coding);
  return coding;
}
