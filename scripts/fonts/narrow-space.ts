/**
 * Writes `src/ui/narrow-space.woff2`: one glyph, the narrow no-break space (U+202F) that French sets between thousands and
 * before ; ! ?. The typefaces lack it, and a browser then makes it as narrow as a tenth of the type size, which reads as
 * no space. Run by hand, `node scripts/fonts/narrow-space.ts`, where its width is to change; a test holds the file to it.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const UNITS_PER_EM = 1000;

/** A fifth of the type size, as French typography has it. */
const ADVANCE = 200;

/**
 * The average width that Libre Franklin tells of its characters, in thousandths: browsers make fields as wide as that times
 * their `size`. Whichever of the family’s files comes first is asked.
 */
const AVERAGE = 589;

const NARROW_NO_BREAK_SPACE = 0x20_2f;

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, place) => bytes.writeUInt16BE((value + 0x1_00_00) % 0x1_00_00, place * 2));
  return bytes;
};

const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4));
  return bytes;
};

const join = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts);

const padded = (table: Buffer): Buffer => join(table, Buffer.alloc((4 - (table.length % 4)) % 4));

const ascii = (text: string): Buffer => Buffer.from(text, 'ascii');

/** What stands for an unknown character: a plain box, so that the font has an outline at all. */
const box = join(
  u16(1, 0, 0, ADVANCE, 500),
  u16(3, 0),
  // Four points on the curve, each of its coordinates in two bytes.
  Buffer.from([1, 1, 1, 1]),
  u16(0, ADVANCE, 0, -ADVANCE),
  u16(0, 0, 500, 0),
);

const names = [
  [1, 'Narrow No-Break Space'],
  [2, 'Regular'],
  [4, 'Narrow No-Break Space Regular'],
  [6, 'NarrowNoBreakSpace-Regular'],
] as const;

/** Names, as Unicode for Windows in English, one behind the other. */
function nameTable(): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const offsets = texts.map((_, place) => join(...texts.slice(0, place)).length);
  const records = names.map(([id], place) => u16(3, 1, 0x04_09, id, texts[place]?.length ?? 0, offsets[place] ?? 0));
  return join(u16(0, names.length, 6 + names.length * 12), ...records, ...texts);
}

/** Tables of OpenType that a browser asks for, by tag; the number is the tag's in WOFF 2.0. */
const tables: readonly (readonly [number: number, table: Buffer])[] = [
  // cmap: one segment for the one character, and the closing one.
  [
    0,
    join(
      u16(0, 1, 3, 1),
      u32(12),
      u16(4, 32, 0, 4, 4, 1, 0, NARROW_NO_BREAK_SPACE, 0xff_ff, 0, NARROW_NO_BREAK_SPACE, 0xff_ff),
      u16(1 - NARROW_NO_BREAK_SPACE, 1, 0, 0),
    ),
  ],
  // head
  [
    1,
    join(
      u32(0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5),
      u16(0x000b, UNITS_PER_EM),
      Buffer.alloc(16),
      u16(0, 0, ADVANCE, 500, 0, 8, 2, 0, 0),
    ),
  ],
  // hhea
  [2, join(u32(0x0001_0000), u16(800, -200, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, 2))],
  // hmtx
  [3, u16(ADVANCE, 0, ADVANCE, 0)],
  // maxp
  [4, join(u32(0x0001_0000), u16(2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0))],
  [5, nameTable()],
  // OS/2
  [
    6,
    join(
      u16(4, AVERAGE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(0, 0, 0, 0),
      ascii('NONE'),
      u16(0x40, NARROW_NO_BREAK_SPACE, NARROW_NO_BREAK_SPACE, 800, -200, 0, 800, 200),
      u32(1, 0),
      u16(500, 700, 0, NARROW_NO_BREAK_SPACE, 0),
    ),
  ],
  // post
  [7, join(u32(0x0003_0000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0))],
  // glyf and loca: the box, then nothing.
  [10, padded(box)],
  [11, u16(0, padded(box).length / 2, padded(box).length / 2)],
];

/** A length in base 128, the highest digits first (WOFF 2.0, section 4.1). */
function base128(length: number): Buffer {
  return length < 128 ? Buffer.from([length]) : join(Buffer.from([0x80 + (length >> 7)]), Buffer.from([length & 0x7f]));
}

/** The tables as WOFF 2.0, none of them transformed: for glyf and loca that is transformation 3. */
export function narrowSpace(): Buffer {
  const directory = join(
    ...tables.map(([number, { length }]) =>
      join(Buffer.from([number === 10 || number === 11 ? number + (3 << 6) : number]), base128(length)),
    ),
  );
  const data = brotliCompressSync(join(...tables.map(([, table]) => table)));
  const sfntSize = 12 + tables.length * 16 + join(...tables.map(([, table]) => padded(table))).length;
  const body = padded(join(Buffer.alloc(48), directory, data));
  const header = join(
    ascii('wOF2'),
    u32(0x0001_0000, body.length),
    u16(tables.length, 0),
    u32(sfntSize, data.length),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
  );
  header.copy(body);
  return body;
}

if (import.meta.main) writeFileSync(new URL('../../src/ui/narrow-space.woff2', import.meta.url), narrowSpace());
