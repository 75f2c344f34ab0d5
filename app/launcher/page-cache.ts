import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BrotliOptions } from 'node:zlib';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isPrivatePath } from '#app/seo/paths.ts';
import { canonicalBlogSearch, canonicalPath } from '#app/server/canonical-request.server.ts';
import { hasTag } from '#app/server/documents.server.ts';
import { isHealthPath } from '#app/server/health.server.ts';
import type { Coding } from './coding.ts';
import { preferredCoding } from './coding.ts';

/** Milliseconds after which a document is made anew, while the old one is still sent. */
const freshFor = 60_000;
/** Milliseconds for which a document is sent that cannot be made anew. */
const lastResort = 24 * 3600 * 1000;
/** Documents that are made at once; who asks for one more is asked to come back. */
const mostInTheMaking = 64;

/** By what the document is found that answers for all addresses that no page has; it is no path. */
const unknownAddress = 'unknown address';

interface PageCacheOptions {
  /** Makes the answer to a request, uncompressed. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Headers of one answer alone, in Node's flat form. */
  headers: (request: IncomingMessage, response: ServerResponse) => string[];
  /** The version of what public pages show, as far as it is known. */
  version: () => string | undefined;
  /** Whether no page has this path, so that one document answers for all such. */
  isUnknown: (path: string) => boolean;
  /** Answer to who asks for one document too many. */
  busy: Response;
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
  readonly #busy: Document;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#busy = new Document(options.busy, Buffer.alloc(0), undefined);
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: options.maxBytes / 8,
      sizeCalculation: (document) => document.bytes,
    });
  }

  /** Answers a request of Node's for a public document; false when it is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = this.#keptAddress(request) ?? documentAddress(request);
    if (address === undefined) return false;
    const own = this.#options.headers(request, response);
    const key = this.#kept.has(address) || !this.#isUnknown(address) ? address : unknownAddress;
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.version === this.#options.version()) {
      kept.send(request, response, own);
      // One that is asked for once is not worth the work.
      if (!kept.isCompressedWell) void this.#compressWell(key, kept);
      if (kept.age > freshFor) this.#make(key, address).catch(reportProblem);
      return true;
    }
    if (!this.#making.has(key) && this.#making.size >= mostInTheMaking) {
      this.#busy.send(request, response, own);
      return true;
    }
    void this.#answerWithNew(request, response, { key, address, own });
    return true;
  }

  async #answerWithNew(
    request: IncomingMessage,
    response: ServerResponse,
    { key, address, own }: { key: string; address: string; own: string[] },
  ): Promise<void> {
    try {
      const document = await this.#make(key, address);
      document.send(request, response, own);
      document.forgetPlain();
      this.#weigh(key, document);
    } catch (error) {
      reportProblem(error);
      response.writeHead(500, ['cache-control', 'no-store', ...own]).end();
    }
  }

  #isUnknown(address: string): boolean {
    const [path = ''] = address.split('?', 1);
    return this.#options.isUnknown(path);
  }

  /** Makes the document of an address before anybody asks for it, as small as it gets. */
  async prepare(address: string): Promise<void> {
    try {
      const document = await this.#make(address, address);
      if (this.#kept.peek(address) === document) await this.#compressWell(address, document);
    } catch (error) {
      reportProblem(error);
    }
  }

  /** The address of a document that is kept, which is the whole of what nearly all requests ask for, letter by letter. */
  #keptAddress({ method, url = '', headers }: IncomingMessage): string | undefined {
    const isKept = (method === 'GET' || method === 'HEAD') && this.#kept.has(url);
    return isKept && isHost(headers.host) ? url : undefined;
  }

  /** One making for all who wait for it. */
  #make(key: string, address: string): Promise<Document> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = this.#makeAndKeep(key, address).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #makeAndKeep(key: string, address: string): Promise<Document> {
    // One is begun in each turn of the event loop, so that what is kept goes out in between.
    this.#lastTurn = this.#lastTurn.then(() => nextTurn());
    await this.#lastTurn;
    // Asked before the document is made: what changes meanwhile has another version.
    const version = this.#options.version();
    const document = await makeDocument(address, version, this.#options.fetch);
    const last = this.#kept.peek(key);
    if (document.status >= 500 && last !== undefined && last.age < lastResort) {
      last.isStale = true;
      return last;
    }
    const isKept = key === unknownAddress ? document.status === 404 : document.mayBeKept;
    if (!isKept) {
      this.#kept.delete(key);
      return document;
    }
    if (last?.isSameAs(document) === true) {
      last.renew(version);
      return last;
    }
    this.#kept.set(key, document);
    return document;
  }

  async #compressWell(key: string, document: Document): Promise<void> {
    await document.compressWell();
    this.#weigh(key, document);
  }

  /** The size of a document is another one now. */
  #weigh(key: string, document: Document): void {
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
 * The address that a document is known by: its path, and of its query what a page knows, the page number of the blog. Other queries,
 * such as those of campaigns, change nothing in a public page. Undefined for what is no request for a document: the build's
 * files lie compressed on the disk, and an address that is not in its canonical form moves there with its whole query.
 */
function documentAddress({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', search = ''] = url.split('?', 2);
  if (path.startsWith('/assets/') || isPrivatePath(path) || isHealthPath(path)) return undefined;
  if (canonicalPath(path) !== path || !isHost(headers.host)) return undefined;
  const pages = path === '/blog' ? new URLSearchParams(search).getAll('pagina') : [];
  if (pages.length === 0) return path;
  const page = `?pagina=${pages.join()}`;
  return canonicalBlogSearch(page) === page ? path + page : undefined;
}

async function makeDocument(
  address: string,
  version: string | undefined,
  fetch: PageCacheOptions['fetch'],
): Promise<Document> {
  const response = await fetch(new Request(new URL(address, 'http://localhost')));
  return new Document(response, Buffer.from(await response.arrayBuffer()), version);
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;

class Document {
  readonly status: number;
  readonly mayBeKept: boolean;
  /** It could not be made anew. */
  isStale = false;
  #version: string | undefined;
  readonly #headers: readonly string[];
  readonly #etag: string;
  readonly #isCompressible: boolean;
  #madeAt = Date.now();
  readonly #bodies = new Map<Coding, Body>();
  #compressing: Promise<void> | undefined;

  constructor(response: Response, plain: Buffer, version: string | undefined) {
    const headers = new Headers(response.headers);
    this.status = response.status;
    this.#version = version;
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

  /** The version of what public pages show that it was made of. */
  get version(): string | undefined {
    return this.#version;
  }

  /** Whether another one has the same text and headers. */
  isSameAs(other: Document): boolean {
    return this.#etag === other.#etag && this.#headers.join('\n') === other.#headers.join('\n');
  }

  /** It was made anew, and is the same. */
  renew(version: string | undefined): void {
    this.#version = version;
    this.#madeAt = Date.now();
    this.isStale = false;
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
    if (coding === 'identity') return this.#plainBody();
    return this.#keepBody(coding, compressFast(this.#body('identity').bytes, coding));
  }

  #plainBody(): Body {
    const known = plainBodies.get(this);
    if (known !== undefined) return known;
    const brotli = this.#bodies.get('br');
    const bytes = brotli
      ? brotliDecompressSync(brotli.bytes)
      : gunzipSync(this.#body('gzip').bytes);
    const body = this.#withHeaders('identity', bytes);
    plainBodies.set(this, body);
    return body;
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

  /** Once it was sent compressed, its plain text can be made of that, and takes six times the memory. */
  forgetPlain(): void {
    if (this.#bodies.has('br') || this.#bodies.has('gzip')) this.#bodies.delete('identity');
  }

  /** Whether it is as small as it gets, or soon will be. */
  get isCompressedWell(): boolean {
    return this.#compressing !== undefined;
  }

  /** Makes what is sent often as small as it gets, beside the requests, and forgets the plain text. */
  compressWell(): Promise<void> {
    this.#compressing ??= this.#compress();
    return this.#compressing;
  }

  async #compress(): Promise<void> {
    if (!this.#isCompressible) return;
    const { bytes } = this.#body('identity');
    this.#keepBody('br', await promisify(brotliCompress)(bytes, brotliOptions(10, bytes)));
    this.#keepBody('gzip', await promisify(gzip)(bytes, { level: 9 }));
    this.#bodies.delete('identity');
  }
}

/** Those that were asked for last: few ask for one, and to make it takes longer than to send it. */
const plainBodies = new LRUCache<Document, Body>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** For an answer that is sent once: a step better costs twice the time, and saves a twentieth of the bytes. */
function compressFast(bytes: Buffer, coding: 'br' | 'gzip'): Buffer {
  return coding === 'br' ? brotliCompressSync(bytes, brotliOptions(3, bytes)) : gzipSync(bytes);
}

function brotliOptions(quality: number, { length }: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // A window for the whole text and no more: the default takes 4 MB while it works.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_MAX_WINDOW_BITS - 2,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
      ),
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
