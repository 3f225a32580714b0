/** Clause 6.2.11: fonts are embedded, their widths are those of their glyphs, and every glyph that is drawn has a text. */
import type { PdfDictionary, PdfList, PdfTree, PdfValue } from './tree.ts';
import { isList, isText, nameOf, operationsOf } from './tree.ts';

/** Numbers of glyphs, as texts of two bytes each show them. */
function codesIn(value: PdfValue | undefined): readonly number[] {
  if (isList(value)) return value.flatMap(codesIn);
  if (!isText(value)) return [];
  const bytes = Buffer.from(value.bytes, 'latin1');
  return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(2 * index));
}

/** The glyphs that a page draws, by font. */
function drawnOn(pdf: PdfTree, page: PdfDictionary): ReadonlyMap<PdfDictionary, readonly number[]> {
  const fonts = pdf.dictionary(pdf.dictionary(page.get('Resources')).get('Font'));
  const drawn = new Map<PdfDictionary, readonly number[]>();
  let font: PdfDictionary = new Map();
  for (const { operator, operands } of operationsOf(pdf.content(page.get('Contents')) ?? Buffer.alloc(0))) {
    const [first] = operands;
    if (operator === 'Tf') font = pdf.dictionary(fonts.get(nameOf(first) ?? ''));
    if (operator === 'Tj' || operator === 'TJ') drawn.set(font, [...(drawn.get(font) ?? []), ...codesIn(first)]);
  }
  return drawn;
}

/** Widths by glyph, of `[first [width …]]`. */
function widthsIn(pairs: PdfList): ReadonlyMap<number, number> {
  return new Map(
    pairs.flatMap((first, index) => {
      const widths = pairs[index + 1];
      if (index % 2 === 1 || typeof first !== 'number' || !isList(widths)) return [];
      return widths.flatMap((width, at) => (typeof width === 'number' ? [[first + at, width] as const] : []));
    }),
  );
}

/** Texts by glyph, of a list in a map of characters. */
function textsIn(map: string): ReadonlyMap<number, string> {
  const ranges = [...map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([\da-f ]*)>/gi)].map(
        ([, hex = ''], index) =>
          [
            Number.parseInt(first, 16) + index,
            Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
          ] as const,
      ),
    ),
  );
}

/** The width of each glyph of an embedded TrueType font, in thousandths of its size; null for a file that is none. */
function widthsOf(file: Buffer): ((glyph: number) => number) | null {
  const tables = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      return [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8)] as const;
    }),
  );
  const [head, hhea, hmtx] = [tables.get('head'), tables.get('hhea'), tables.get('hmtx')];
  if (head === undefined || hhea === undefined || hmtx === undefined || !tables.has('glyf')) return null;
  // The last width is that of all further glyphs.
  const last = file.readUInt16BE(hhea + 34) - 1;
  return (glyph) => (file.readUInt16BE(hmtx + 4 * Math.min(glyph, last)) * 1000) / file.readUInt16BE(head + 18);
}

function faultsOf(pdf: PdfTree, font: PdfDictionary, glyphs: ReadonlySet<number>): readonly string[] {
  const name = nameOf(font.get('BaseFont')) ?? 'without a name';
  const [descendant] = pdf.list(font.get('DescendantFonts')).map((each) => pdf.dictionary(each));
  if (nameOf(font.get('Subtype')) !== 'Type0' || nameOf(font.get('Encoding')) !== 'Identity-H' || !descendant)
    return [`6.2.11.2 Font ${name} is not a composite one`];
  const file = pdf.content(pdf.dictionary(descendant.get('FontDescriptor')).get('FontFile2'));
  const widthOf = file && widthsOf(file);
  if (!widthOf) return [`6.2.11.4 Font ${name} is not embedded`];
  const widths = widthsIn(pdf.list(descendant.get('W')));
  const texts = textsIn(pdf.content(font.get('ToUnicode'))?.toString('latin1') ?? '');
  const isOff = (glyph: number) => Math.abs((widths.get(glyph) ?? 0) - widthOf(glyph)) > 1;
  const isMute = (glyph: number) => !/^[^\0\uFEFF\uFFFE\uE000-\uF8FF]+$/u.test(texts.get(glyph) ?? '');
  const among = (fault: (glyph: number) => boolean) => [...glyphs].filter(fault).join(', ');
  return [
    [nameOf(descendant.get('CIDToGIDMap')) === 'Identity' ? '' : name, '6.2.11.3 Glyphs are mapped in', ''],
    [among(isOff), '6.2.11.5 Widths differ of', ''],
    [among(isMute), '6.2.11.7 There is no text for', ''],
    [glyphs.has(0) ? '0' : '', '6.2.11.8 A missing glyph is drawn:', ''],
  ].flatMap(([which, fault]) => (which === '' ? [] : [`${fault} ${which} of ${name}`]));
}

/** Faults of the fonts that the pages use. */
export function fontFaults(pdf: PdfTree): readonly string[] {
  const drawn = pdf.pages.flatMap((page) => [...drawnOn(pdf, page)]);
  const fonts = new Set(drawn.map(([font]) => font));
  return [...fonts].flatMap((font) =>
    faultsOf(pdf, font, new Set(drawn.flatMap(([each, glyphs]) => (each === font ? glyphs : [])))),
  );
}
