/** Reads the object tree of a PDF: a file with one table of objects, none of them in a stream, as pdfkit writes it. */
import { inflateSync } from 'node:zlib';

export interface PdfName {
  readonly name: string;
}

/** A text; each character stands for a byte. */
export interface PdfText {
  readonly bytes: string;
}

export interface PdfReference {
  readonly object: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export type PdfList = readonly PdfValue[];

export type PdfValue = null | boolean | number | PdfName | PdfText | PdfReference | PdfDictionary | PdfList;

/** A numbered object; a stream has its bytes, too: as they stand, and decoded. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly stream: { readonly raw: string; readonly content: Buffer } | null;
}

/** An operator of a content stream, with what stands before it. */
export interface PdfOperation {
  readonly operator: string;
  readonly operands: PdfList;
}

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const isList = (value: PdfValue | undefined): value is PdfList => Array.isArray(value);

const isObject = (value: PdfValue | undefined): value is PdfName | PdfText | PdfReference | PdfDictionary | PdfList =>
  typeof value === 'object' && value !== null;

const isReference = (value: PdfValue | undefined): value is PdfReference => isObject(value) && 'object' in value;

export const isText = (value: PdfValue | undefined): value is PdfText => isObject(value) && 'bytes' in value;

/** The name that a value is, if it is one. */
export const nameOf = (value: PdfValue | undefined): string | null =>
  isObject(value) && 'name' in value ? value.name : null;

const TOKEN =
  /(?:[\s\0]|%[^\r\n]*)*(?:(<<|>>|\[|\])|\/([^\s\0()<>[\]{}/%]*)|\(((?:\\[^]|[^\\()])*)\)|<([\da-fA-F\s]*)>|(\d+) \d+ R\b|([^\s\0()<>[\]{}/%]+))/y;

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['\n', ''],
]);

const constants: ReadonlyMap<string, PdfValue> = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal: string | undefined, other: string) =>
    octal === undefined ? (escapes.get(other) ?? other) : String.fromCharCode(Number.parseInt(octal, 8)),
  );

type Token = { readonly value: PdfValue } | { readonly word: string };

/** Reads values of a source, one after another. */
class Reader {
  at: number;
  readonly #source: string;

  constructor(source: string, at = 0) {
    this.#source = source;
    this.at = at;
  }

  /** The next value, or the next word that is none; null at the end. */
  next(): Token | null {
    TOKEN.lastIndex = this.at;
    const found = TOKEN.exec(this.#source);
    if (!found) return null;
    this.at = TOKEN.lastIndex;
    const [, mark, name, text, hex, reference, word = ''] = found;
    if (mark === '<<') return { value: this.#dictionary() };
    if (mark === '[') return { value: this.#list(']') };
    if (mark !== undefined) return { word: mark };
    if (name !== undefined) return { value: { name: name.replaceAll(/#([\da-f]{2})/gi, (code) => decoded(code)) } };
    if (text !== undefined) return { value: { bytes: unescaped(text) } };
    if (hex !== undefined) return { value: { bytes: Buffer.from(hex, 'hex').toString('latin1') } };
    if (reference !== undefined) return { value: { object: Number(reference) } };
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return { value: Number(word) };
    const constant = constants.get(word);
    return constant === undefined ? { word } : { value: constant };
  }

  #list(end: string): PdfList {
    const values: PdfValue[] = [];
    for (let token = this.next(); token !== null; token = this.next()) {
      if ('value' in token) values.push(token.value);
      else if (token.word === end) return values;
      else break;
    }
    throw new Error(`A list has no end before byte ${this.at}`);
  }

  #dictionary(): PdfDictionary {
    const values = this.#list('>>');
    const entries = values.flatMap((key, index) => {
      const [name, value] = [nameOf(key), values[index + 1]];
      return index % 2 === 0 && name !== null && value !== undefined ? [[name, value] as const] : [];
    });
    return new Map(entries);
  }
}

const decoded = (code: string): string => String.fromCharCode(Number.parseInt(code.slice(1), 16));

/** The operations of a content stream. */
export function operationsOf(content: Buffer): readonly PdfOperation[] {
  const reader = new Reader(content.toString('latin1'));
  const operations: PdfOperation[] = [];
  let operands: PdfValue[] = [];
  for (let token = reader.next(); token !== null; token = reader.next()) {
    if ('value' in token) operands.push(token.value);
    else {
      operations.push({ operator: token.word, operands });
      operands = [];
    }
  }
  return operations;
}

/** The object at a place of the source. Throws if another one stands there. */
function objectAt(source: string, at: number, number: number): PdfObject {
  const head = `${number} 0 obj\n`;
  if (!source.startsWith(head, at)) throw new Error(`Object ${number} is not at byte ${at}`);
  const reader = new Reader(source, at + head.length);
  const token = reader.next();
  const value = token && 'value' in token ? token.value : null;
  const opening = /\s*stream(?:\r\n|\n)/y;
  opening.lastIndex = reader.at;
  if (!isDictionary(value) || !opening.test(source)) return { value, stream: null };
  const length = value.get('Length');
  if (typeof length !== 'number') throw new Error(`Stream ${number} has no length`);
  const raw = source.slice(opening.lastIndex, opening.lastIndex + length);
  if (!/^\r?\nendstream\s+endobj/.test(source.slice(opening.lastIndex + length, opening.lastIndex + length + 40)))
    throw new Error(`Stream ${number} is not ${length} bytes long`);
  const bytes = Buffer.from(raw, 'latin1');
  return {
    value,
    stream: { raw, content: nameOf(value.get('Filter')) === 'FlateDecode' ? inflateSync(bytes) : bytes },
  };
}

/** The object tree of a PDF. */
export class PdfTree {
  /** One character for each byte. */
  readonly source: string;
  readonly trailer: PdfDictionary;
  readonly objects: ReadonlyMap<number, PdfObject>;

  /** Throws where the table of objects, or the length of a stream, is wrong. */
  constructor(file: Uint8Array) {
    this.source = Buffer.from(file).toString('latin1');
    const [, start = '', table = '', trailer = ''] =
      /\nxref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n([^]*?)\nstartxref\n/.exec(this.source) ?? [];
    const rows = table.split('\n').slice(0, -1);
    if (rows.length !== Number(start)) throw new Error('The table of objects is not as long as it says');
    const places = rows.flatMap((row, number) =>
      row.includes(' n') ? [[number, Number(row.slice(0, 10))] as const] : [],
    );
    this.objects = new Map(places.map(([number, at]) => [number, objectAt(this.source, at, number)]));
    const token = new Reader(trailer).next();
    this.trailer = token && 'value' in token && isDictionary(token.value) ? token.value : new Map();
  }

  /** A value, its references followed. */
  follow(value: PdfValue | undefined): PdfValue {
    return isReference(value) ? (this.objects.get(value.object)?.value ?? null) : (value ?? null);
  }

  /** The dictionary that a value is or refers to; empty where it is none. */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    const followed = this.follow(value);
    return isDictionary(followed) ? followed : new Map();
  }

  /** The list that a value is or refers to; empty where it is none. */
  list(value: PdfValue | undefined): PdfList {
    const followed = this.follow(value);
    return isList(followed) ? followed : [];
  }

  /** The decoded bytes of the stream that a value refers to; null where it refers to none. */
  content(value: PdfValue | undefined): Buffer | null {
    return isReference(value) ? (this.objects.get(value.object)?.stream?.content ?? null) : null;
  }

  get catalog(): PdfDictionary {
    return this.dictionary(this.trailer.get('Root'));
  }

  /** All pages, in their order. */
  get pages(): readonly PdfDictionary[] {
    const below = (node: PdfDictionary): readonly PdfDictionary[] =>
      nameOf(node.get('Type')) === 'Page'
        ? [node]
        : this.list(node.get('Kids')).flatMap((kid) => below(this.dictionary(kid)));
    return below(this.dictionary(this.catalog.get('Pages')));
  }

  /** All dictionaries of the file, those within others included. */
  get dictionaries(): readonly PdfDictionary[] {
    const within = (value: PdfValue): readonly PdfDictionary[] => {
      if (isDictionary(value)) return [value, ...[...value.values()].flatMap(within)];
      return isList(value) ? value.flatMap(within) : [];
    };
    return [...this.objects.values()].flatMap(({ value }) => within(value));
  }
}
