import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings in which a kept document is sent, best first. */
export const documentEncodings = ['br', 'gzip'] as const;

type DocumentEncoding = (typeof documentEncodings)[number];

/** A document as it is sent. */
export interface SentDocument {
  readonly etag: string;
  readonly html: Buffer;
  /** `null`: compressed for each request (`app.ts`). */
  readonly compressed: Readonly<Record<DocumentEncoding, Buffer>> | null;
}

/** An assembled document. */
export interface Assembled {
  readonly html: string;
  /** Whether nothing of it is missing that a later request might get. */
  readonly isComplete: boolean;
}

/** A document that is not compressed yet. */
export function documentOf(text: string): SentDocument {
  const html = Buffer.from(text);
  // A weak one: the same document may be compressed.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { etag, html, compressed: null };
}

async function compress(document: SentDocument): Promise<SentDocument> {
  const { html } = document;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength } }),
    promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { ...document, compressed: { br, gzip: gzipped } };
}

interface Entry {
  readonly inputs: readonly unknown[];
  readonly document: Promise<SentDocument>;
}

/**
 * Documents that are the same for all visitors of a kind, each assembled, hashed and compressed once, until one of its
 * inputs changes.
 */
export class DocumentCache {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();

  /** @param limit The most documents; the oldest one is dropped for another. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  /**
   * The document of a key and these inputs, compared by identity. An incomplete one is returned, and not kept. Rejects
   * as `assemble` does.
   */
  of(key: string, inputs: readonly unknown[], assemble: () => Promise<Assembled>): Promise<SentDocument> {
    const known = this.#entries.get(key);
    if (known?.inputs.every((input, index) => input === inputs[index])) return known.document;
    const make = async (): Promise<SentDocument> => {
      try {
        const { html, isComplete } = await assemble();
        if (isComplete) return await compress(documentOf(html));
        this.#drop(key, entry);
        return documentOf(html);
      } catch (error) {
        this.#drop(key, entry);
        throw error;
      }
    };
    const entry: Entry = { inputs, document: Promise.resolve().then(make) };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return entry.document;
  }
}
