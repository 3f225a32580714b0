import { inflateSync } from 'node:zlib';

/** Lengths of the headers of both formats, and of an entry of their tables, in bytes. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/**
 * A font as TrueType, from WOFF 1.0: the same tables, inflated. fontkit inflates them in JavaScript, for each document
 * again: that takes most of a document's time.
 */
export function trueTypeOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font of the format WOFF 1.0');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry;
    const [offset, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    if (offset === undefined || stored === undefined || length === undefined) throw new Error('The font is cut off');
    const raw = woff.subarray(offset, offset + stored);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), length, raw };
  });
  const header = Buffer.alloc(SFNT.header);
  woff.copy(header, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = SFNT.header + count * SFNT.entry;
  const directory: Buffer[] = [];
  const tables: Buffer[] = [];
  for (const { tag, checksum, length, raw } of entries) {
    const table = raw.length === length ? raw : inflateSync(raw);
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(length, 4);
    directory.push(tag, checksum, place);
    // Each table begins at a multiple of four bytes.
    const padding = -length & 3;
    tables.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat([header, ...directory, ...tables]);
}
