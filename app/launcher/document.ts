import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { BrotliOptions } from 'node:zlib';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hasTag } from '#app/server/documents.server.ts';
import type { Coding } from './coding.ts';
import { acceptsZstd, preferredCoding } from './coding.ts';

/** Bytes as they are sent, with all headers, in Node's flat form. */
interface Body {
  bytes: Buffer;
  headers: string[];
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;

/**
 * The codings of a document. zstd is for what is sent once: it makes of a page less than Brotli makes in the same time, and never
 * what Brotli makes at its best.
 */
type DocumentCoding = Coding | 'zstd';

/** The version of a document that is the same for all versions of what public pages show. */
const everyVersion = Symbol('every version');

/** A finished document, in each coding that it was asked for in. */
export class Document {
  readonly status: number;
  readonly mayBeKept: boolean;
  /** It could not be made anew. */
  isStale = false;
  /** It is as small as it gets, or its turn will come. */
  isCompressedWell = false;
  /** The version of what public pages show that it was made of. */
  #version: string | undefined | typeof everyVersion = everyVersion;
  readonly #headers: readonly string[];
  readonly #etag: string;
  readonly #isCompressible: boolean;
  #madeAt = Date.now();
  #isSmallest = false;
  readonly #bodies = new Map<DocumentCoding, Body>();

  constructor(response: Response, plain: Buffer) {
    const headers = new Headers(response.headers);
    this.status = response.status;
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

  /** It was made of this version of what public pages show; of one that has read nothing of that, nobody says so. */
  hasRead(version: string | undefined): void {
    this.#version = version;
  }

  /** Whether it shows what public pages show in this version. */
  isOf(version: string | undefined): boolean {
    return this.#version === everyVersion || this.#version === version;
  }

  /** Whether another one has the same text and headers. */
  isSameAs(other: Document): boolean {
    return this.#etag === other.#etag && this.#headers.join('\n') === other.#headers.join('\n');
  }

  /** It was made anew as `other`, and is the same. */
  renew(other: Document): void {
    this.#version = other.#version;
    this.#madeAt = other.#madeAt;
    this.isStale = false;
  }

  /** Milliseconds since it was made. */
  get age(): number {
    return Date.now() - this.#madeAt;
  }

  /** What it takes of the memory: its texts, and some for all else. */
  get bytes(): number {
    let sum = 2_000;
    for (const { bytes } of this.#bodies.values()) sum += bytes.length;
    return sum;
  }

  send({ method, headers: asked }: IncomingMessage, response: ServerResponse, own: string[]): void {
    const others = this.isStale ? [...own, 'cache-status', 'site; hit; ttl=-1'] : own;
    if (this.mayBeKept && hasTag(asked['if-none-match'], this.#etag)) {
      response.writeHead(304, [...this.#headers, ...others]).end();
      return;
    }
    const { headers, bytes } = this.#body(
      this.#isCompressible ? this.#codingFor(asked['accept-encoding']) : 'identity',
    );
    response.writeHead(this.status, [...headers, ...others]);
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  #codingFor(acceptEncoding: string | string[] | undefined): DocumentCoding {
    const coding = preferredCoding(acceptEncoding);
    return coding === 'br' && !this.#bodies.has('br') && acceptsZstd(acceptEncoding)
      ? 'zstd'
      : coding;
  }

  #body(coding: DocumentCoding): Body {
    const kept = this.#bodies.get(coding);
    if (kept !== undefined) return kept;
    if (coding === 'identity') return this.#plainBody();
    return this.#keepBody(coding, compressFast(this.#body('identity').bytes, coding));
  }

  #plainBody(): Body {
    const known = plainBodies.get(this);
    if (known !== undefined) return known;
    const bytes = this.#decompressed();
    const body = this.#withHeaders('identity', bytes);
    plainBodies.set(this, body);
    return body;
  }

  #decompressed(): Buffer {
    const zstd = this.#bodies.get('zstd');
    if (zstd !== undefined) return zstdDecompressSync(zstd.bytes);
    const brotli = this.#bodies.get('br');
    return brotli ? brotliDecompressSync(brotli.bytes) : gunzipSync(this.#body('gzip').bytes);
  }

  #keepBody(coding: DocumentCoding, bytes: Buffer): Body {
    const body = this.#withHeaders(coding, ownBytes(bytes));
    this.#bodies.set(coding, body);
    return body;
  }

  #withHeaders(coding: DocumentCoding, bytes: Buffer): Body {
    const encoding = coding === 'identity' ? [] : ['content-encoding', coding];
    const length = ['content-length', String(bytes.length)];
    return { bytes, headers: [...this.#headers, ...encoding, ...length] };
  }

  /** Once it was sent compressed, its plain text can be made of that, and takes six times the memory. */
  forgetPlain(): void {
    if (this.#bodies.size > 1) this.#bodies.delete('identity');
  }

  /**
   * Makes what is sent often as small as it gets, beside the requests, and forgets the plain text. Every browser takes Brotli; what
   * somebody else asks for is made then.
   */
  async compressWell(): Promise<void> {
    if (!this.#isCompressible || this.#isSmallest) return;
    this.#isSmallest = true;
    const { bytes } = this.#body('identity');
    this.#keepBody('br', await promisify(brotliCompress)(bytes, brotliOptions(10, bytes)));
    this.#bodies.delete('identity');
    this.#bodies.delete('zstd');
  }
}

/** Those that were asked for last: few ask for one, and to make it takes longer than to send it. */
const plainBodies = new LRUCache<Document, Body>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** Bytes in a memory of their own: what zlib gives may be a part of 64 KB, and keeps them all. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** For an answer that is sent once: Brotli three steps better takes nearly three times as long, and saves an eighth of the bytes. */
function compressFast(bytes: Buffer, coding: 'br' | 'gzip' | 'zstd'): Buffer {
  if (coding === 'br') return brotliCompressSync(bytes, brotliOptions(0, bytes));
  return coding === 'zstd' ? zstdCompressSync(bytes) : gzipSync(bytes);
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
