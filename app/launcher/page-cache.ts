import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { documentAddress, mayAskForDocument } from './document-address.ts';
import { Document } from './document.ts';

/** Milliseconds after which a document is made anew, while the old one is still sent. */
const freshFor = 60_000;
/** Milliseconds for which a document is sent that cannot be made anew. */
const lastResort = 24 * 3600 * 1000;
/** Documents that are made at once; who asks for one more is asked to come back. */
const mostInTheMaking = 64;
/** Those of them that are made anew while the old ones are sent: nobody waits for these, and a visitor may for others. */
const mostRenewed = 4;

/** By what the document is found that answers for all addresses that no page has; it is no path. */
const unknownAddress = 'unknown address';

interface PageCacheOptions {
  /** Makes the answer to a request, uncompressed. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** The bytes of an answer. */
  bytesOf: (response: Response) => Promise<Buffer>;
  /** Runs what makes a document, and says whether that has read what the version is of. */
  noteReads: <T>(make: () => Promise<T>) => Promise<{ made: T; hasRead: boolean }>;
  /** Headers of one answer alone, in Node's flat form; its status is given where it is known already. */
  headers: (request: IncomingMessage, response: ServerResponse, status?: number) => string[];
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
 * our own, so that nothing of a visitor's is in it. It is made anew when the version of what it has read has changed, and once it
 * is a minute old; where that fails, the last good one is sent for a day, with `cache-status` saying so (RFC 9211).
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #kept: LRUCache<string, Document>;
  readonly #making = new Map<string, Promise<Document>>();
  readonly #busy: Document;
  /** The addresses of documents that are to be made anew when it is their turn, by their keys. */
  readonly #toRenew = new Map<string, string>();
  #renewing = 0;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #lastCompression: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#busy = new Document(options.busy, Buffer.alloc(0));
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: options.maxBytes / 8,
      sizeCalculation: (document) => document.bytes,
    });
  }

  /**
   * Sends the document that is kept by the whole of what is asked for, letter by letter, as it is for nearly all; false when there is
   * none, or none of now.
   */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const document = this.#current(url);
    if (document === undefined || !mayAskForDocument(request)) return false;
    const own = this.#options.headers(request, response, document.status);
    this.#send(url, document, [request, response, own]);
    this.#keepUp(url, url, document);
    return true;
  }

  /** Answers a request of Node's for a public document; false when it is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = documentAddress(request);
    if (address === undefined) return false;
    const own = this.#options.headers(request, response);
    const key = this.#kept.has(address) || !this.#isUnknown(address) ? address : unknownAddress;
    const document = this.#current(key);
    if (document !== undefined) {
      this.#send(key, document, [request, response, own]);
      this.#keepUp(key, address, document);
    } else if (!this.#making.has(key) && this.#making.size >= mostInTheMaking) {
      this.#busy.send(request, response, own);
    } else {
      void this.#answerWithNew(request, response, { key, address, own });
    }
    return true;
  }

  /** Makes the document of an address before anybody asks for it, as small as it gets. */
  async prepare(address: string): Promise<void> {
    try {
      const document = await this.#make(address, address);
      await this.#compressWell(address, document);
    } catch (error) {
      reportProblem(error);
    }
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

  /** Sends a document that is kept, which may be in another coding than before. */
  #send(key: string, document: Document, answer: Parameters<Document['send']>): void {
    const { bytes } = document;
    document.send(...answer);
    if (document.bytes !== bytes) this.#weigh(key, document);
  }

  /** The document that is kept by this key, unless what it shows has changed. */
  #current(key: string): Document | undefined {
    const document = this.#kept.get(key);
    return document?.isOf(this.#options.version()) === true ? document : undefined;
  }

  /** Sees after a document that was sent from memory. */
  #keepUp(key: string, address: string, document: Document): void {
    // One that is asked for once is not worth the work.
    if (!document.isCompressedWell) void this.#compressWell(key, document);
    if (document.age <= freshFor) return;
    this.#toRenew.set(key, address);
    if (this.#renewing < mostRenewed) void this.#renew();
  }

  /** Makes one document after the other anew, until none is left that is old. */
  async #renew(): Promise<void> {
    this.#renewing += 1;
    for (const [key, address] of this.#toRenew) {
      this.#toRenew.delete(key);
      // Meanwhile a visitor may have had it made, or another one taken its room.
      const isOld = (this.#kept.peek(key)?.age ?? 0) > freshFor;
      if (isOld) await this.#make(key, address).catch(reportProblem);
    }
    this.#renewing -= 1;
  }

  #isUnknown(address: string): boolean {
    const [path = ''] = address.split('?', 1);
    return this.#options.isUnknown(path);
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
    const document = await this.#makeDocument(address);
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
      last.renew(document);
      return last;
    }
    this.#kept.set(key, document);
    return document;
  }

  async #makeDocument(address: string): Promise<Document> {
    // Asked before the document is made: what changes meanwhile has another version.
    const version = this.#options.version();
    const { made, hasRead } = await this.#options.noteReads(async () => {
      const response = await this.#options.fetch(new Request(new URL(address, 'http://localhost')));
      return new Document(response, await this.#options.bytesOf(response));
    });
    if (hasRead) made.hasRead(version);
    return made;
  }

  /** One after the other: each takes a thread and some megabytes, and nobody waits for it. */
  #compressWell(key: string, document: Document): Promise<void> {
    document.isCompressedWell = true;
    // By its key: many may wait, and of those that are no longer kept nothing is to stay in memory.
    this.#lastCompression = this.#lastCompression
      .then(() => this.#compressKept(key))
      .catch(reportProblem);
    return this.#lastCompression;
  }

  async #compressKept(key: string): Promise<void> {
    const document = this.#kept.peek(key);
    // Meanwhile there may be a newer one, which nobody has asked for again.
    if (document?.isCompressedWell !== true) return;
    await document.compressWell();
    this.#weigh(key, document);
  }

  /** The size of a document is another one now; of one that it has, lru-cache would keep the old size. */
  #weigh(key: string, document: Document): void {
    if (this.#kept.peek(key) !== document) return;
    this.#kept.delete(key);
    this.#kept.set(key, document);
  }
}

function reportProblem(error: unknown): void {
  console.error('A document could not be made:', error);
}
