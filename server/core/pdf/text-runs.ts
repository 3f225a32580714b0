import type { Bidi } from 'bidi-js';
import type { FontName, Fonts, Typeface } from './fonts.ts';
import { drawable, REPLACEMENT } from './fonts.ts';

/** A stretch of a line in one font and one direction; runs stand in the order in which they are drawn. */
export interface TextRun {
  readonly typeface: Typeface;
  readonly text: string;
  /** With features, if none, pdfkit lays a text out as a whole; otherwise word by word, from left to right. */
  readonly options: { readonly features?: [] };
}

interface Piece {
  readonly typeface: Typeface;
  readonly text: string;
  readonly level: number;
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters of a text as they are read: a base with its marks is one. */
export const charactersOf = (text: string): readonly string[] =>
  Array.from(clusters.segment(text), ({ segment }) => segment);

const isOdd = (level: number): boolean => level % 2 === 1;

/** Whether a text has a script whose vowels may be drawn before the consonant that they follow. */
export const isReordered = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;

function isCovered({ covers }: Typeface, cluster: string): boolean {
  return Array.from(cluster).every((one) => covers.has(one.codePointAt(0) ?? 0) || ignorable.test(one));
}

/** A cluster in the first font that has it; without its marks, or as U+FFFD, where none has. */
function placed(cluster: string, typefaces: readonly [Typeface, ...Typeface[]], level: number): Piece {
  const [base = ''] = Array.from(cluster);
  for (const text of [cluster, base, REPLACEMENT]) {
    const typeface = typefaces.find((one) => isCovered(one, text));
    if (typeface) return { typeface, text, level };
  }
  return { typeface: typefaces[0], text: '', level };
}

/** Orders pieces from left to right: those of a level and above change sides, from the highest level to the first. */
function visual(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let first = 0; first < ordered.length; first += 1) {
      let end = first;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(first, end - first, ...ordered.slice(first, end).toReversed());
      first = Math.max(first, end - 1);
    }
  }
  return ordered;
}

/** Fonts lay out words of right-to-left scripts from the right by themselves; other characters they do not turn. */
const turnsItself = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function turned({ text, level, typeface }: Piece): TextRun {
  const isTurned = isOdd(level) && !turnsItself.test(text);
  return {
    typeface,
    text: isTurned ? charactersOf(text).toReversed().join('') : text,
    options: isOdd(level) ? { features: [] } : {},
  };
}

const character = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`;

const words = String.raw`${character}(?:${character}|\p{M})*`;

/** Words from right to left in a line that does not, with numbers between them. */
const embedded = new RegExp(String.raw`${words}(?:[^\p{L}]+${words})*`, 'gu');

/** Marks words from right to left as a unit: otherwise a number behind them would be drawn before them. */
const isolated = (line: string): string => line.replaceAll(embedded, '\u2067$&\u2069');

/** Words from right to left are one run with the spaces between them: readers turn each run by itself. */
function isJoined(last: Piece, next: Piece): boolean {
  const isSame = last.typeface === next.typeface || (next.text === ' ' && isOdd(next.level));
  return isSame && last.level === next.level;
}

function piecesOf(
  line: string,
  typefaces: readonly [Typeface, ...Typeface[]],
  bidi: Bidi | null,
  isFromRight: boolean,
): readonly Piece[] {
  const levels = bidi?.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr');
  const mirrored = bidi && levels ? bidi.getMirroredCharactersMap(line, levels.levels) : null;
  const pieces: Piece[] = [];
  for (const { segment, index } of clusters.segment(line)) {
    if (/^\p{Bidi_Control}$/u.test(segment)) continue;
    const next = placed(mirrored?.get(index) ?? segment, typefaces, levels?.levels[index] ?? 0);
    const last = pieces.at(-1);
    if (last && isJoined(last, next)) pieces[pieces.length - 1] = { ...last, text: last.text + next.text };
    else pieces.push(next);
  }
  return pieces;
}

/** Whether a paragraph runs from right to left: its first strong character does. */
export function isFromRight(paragraph: string, { bidi }: Fonts): boolean {
  return (bidi?.getEmbeddingLevels(paragraph, 'auto').paragraphs[0]?.level ?? 0) === 1;
}

/** The runs of a line, from left to right. */
export function runsOf(
  raw: string,
  name: FontName,
  { typefaces, bidi }: Fonts,
  fromRight: boolean,
): readonly TextRun[] {
  const line = drawable(raw);
  const [base] = typefaces[name];
  if (!bidi && isCovered(base, line)) return [{ typeface: base, text: line, options: {} }];
  return visual(piecesOf(fromRight ? line : isolated(line), typefaces[name], bidi, fromRight)).map(turned);
}
