/** Gives a typeface the narrow no-break space that French sets between thousands and before ; ! ? and that ours lack. */

/** The thin space, whose glyph stands for both: a fifth of the type size, as printers have it. */
const THIN_SPACE = 0x20_09;
const SPACE = 0x20;
const NARROW_NO_BREAK_SPACE = 0x20_2f;

/** The last code of a table in format 4, which stands for nothing. */
const END = 0xff_ff;

/** Where a table stands among the bytes of a font (OpenType, "Table Directory"). */
interface Table {
  /** Of its record: tag, checksum, offset, length. */
  readonly record: number;
  readonly offset: number;
}

function tableOf(font: Buffer, tag: string): Table {
  const places = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + place * 16);
  const record = places.find((place) => font.toString('latin1', place, place + 4) === tag);
  if (record === undefined) throw new Error(`The font has no table "${tag}"`);
  return { record, offset: font.readUInt32BE(record + 8) };
}

const u16 = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, place) => bytes.writeUInt16BE(value & 0xff_ff, place * 2));
  return bytes;
};

/** The glyphs of a font by code point, as the first table of its `cmap` has them, which must be in format 4. */
function glyphsOf(font: Buffer): Map<number, number> {
  const { offset } = tableOf(font, 'cmap');
  const start = offset + font.readUInt32BE(offset + 8);
  if (font.readUInt16BE(start) !== 4) throw new Error('The font’s first table of characters is not in format 4');
  const size = font.readUInt16BE(start + 6);
  const glyphs = new Map<number, number>();
  for (let place = start + 14; place < start + 14 + size; place += 2) {
    const last = font.readUInt16BE(place);
    const first = font.readUInt16BE(place + 2 + size);
    const delta = font.readUInt16BE(place + 2 + size * 2);
    const rangeAt = place + 2 + size * 3;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < END; code += 1) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - first) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xff_ff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** A table `cmap` in format 4, for Unicode and for Windows: a segment for each run of codes whose glyphs run along. */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].toSorted(([one], [other]) => one - other)) {
    const run = segments.at(-1);
    if (run?.last === code - 1 && run.delta === glyph - code) run.last = code;
    else segments.push({ first: code, last: code, delta: glyph - code });
  }
  segments.push({ first: END, last: END, delta: 1 });
  const steps = Math.floor(Math.log2(segments.length));
  const body = u16([
    segments.length * 2,
    2 ** (steps + 1),
    steps,
    segments.length * 2 - 2 ** (steps + 1),
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]);
  // Version, two records: platform, encoding, and where their one table begins; then its format, length and language.
  return Buffer.concat([u16([0, 2, 0, 3, 0, 20, 3, 1, 0, 20, 4, body.length + 6, 0]), body]);
}

/**
 * Lets the advance of a glyph without outline vary with the weight as another's does, which hardly changes. Browsers ask
 * "HVAR" where they draw large, and "gvar" else: there the glyph's own variation is taken away.
 */
function varyAlike(font: Buffer, { glyph, model }: { readonly glyph: number; readonly model: number }): void {
  const { offset: advances } = tableOf(font, 'HVAR');
  const map = advances + font.readUInt32BE(advances + 8);
  const [format, entryFormat, count] = [font.readUInt8(map), font.readUInt8(map + 1), font.readUInt16BE(map + 2)];
  if (map === advances || format !== 0)
    throw new Error('The font does not map its glyphs to what their advances vary by');
  const size = ((entryFormat & 0x30) >> 4) + 1;
  // Glyphs behind the end of the map share its last entry: such a one stays as it is.
  if (Math.max(glyph, model) < count)
    font.copyWithin(map + 4 + glyph * size, map + 4 + model * size, map + 4 + (model + 1) * size);

  const { offset: outlines } = tableOf(font, 'gvar');
  const width = font.readUInt16BE(outlines + 14) % 2 === 1 ? 4 : 2;
  const beginning = outlines + 20 + glyph * width;
  font.copyWithin(beginning, beginning + width, beginning + width * 2);
}

/**
 * A font with the narrow no-break space, which looks like its thin space: nothing, a fifth of the type size wide at
 * its lightest.
 * @param font In the format of OpenType, not compressed. Its checksums are to be reckoned anew by whoever cuts it.
 * @throws Error where the font has no thin space, or does not tell how it varies.
 */
export function withNarrowSpace(font: Buffer): Buffer {
  const glyphs = glyphsOf(font);
  const [space, thin] = [glyphs.get(SPACE), glyphs.get(THIN_SPACE)];
  if (space === undefined || thin === undefined) throw new Error('The font has no thin space');
  const cmap = cmapOf(glyphs.set(NARROW_NO_BREAK_SPACE, thin));
  const whole = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), cmap]);
  const { record } = tableOf(whole, 'cmap');
  whole.writeUInt32BE(whole.length - cmap.length, record + 8);
  whole.writeUInt32BE(cmap.length, record + 12);
  const unitsPerEm = whole.readUInt16BE(tableOf(whole, 'head').offset + 18);
  whole.writeUInt16BE(unitsPerEm / 5, tableOf(whole, 'hmtx').offset + thin * 4);
  // One typeface's thin space grows to half the type size where it is bold; its space hardly changes.
  varyAlike(whole, { glyph: thin, model: space });
  return whole;
}
