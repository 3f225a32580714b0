/** Pairs of foreground and background colours, and their contrast (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11). */
import type { StyleRule } from './styles.ts';
import { namesTaken } from './styles.ts';
import type { Token } from './tokens.ts';

/** A colour in light and dark mode, as `#rrggbb`. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

/** Parses `light-dark(#fbf9f4, #14130f)`, or one colour for both; `null` if it is no colour. */
export function colourPair(value: string): ColourPair | null {
  const [light, dark = light] = value.match(/#[\da-f]{6}\b/gi) ?? [];
  return light === undefined || dark === undefined ? null : { light, dark };
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A foreground: text, or lines and marks. */
export type Figure = 'text' | 'mark';

/** The WCAG level of a contrast; `null`: for decoration only. */
export function gradeOf(contrast: number, figure: Figure): 'AAA' | 'AA' | null {
  if (figure === 'mark') return contrast >= 3 ? 'AA' : null;
  if (contrast >= 7) return 'AAA';
  return contrast >= 4.5 ? 'AA' : null;
}

/** A foreground on a background, both as tokens. */
export interface Standing {
  readonly colour: string;
  readonly ground: string;
  readonly figure: Figure;
  readonly light: number;
  readonly dark: number;
}

const isGround = (property: string): boolean => /^background(?:-color)?$/.test(property);

function colourIn(rule: StyleRule, isIt: (property: string) => boolean, names: ReadonlySet<string>): string | null {
  const found = rule.declarations.findLast(({ property, value }) => isIt(property) && !value.includes('gradient'));
  return (found && namesTaken(found.value).find((name) => names.has(name))) ?? null;
}

/**
 * Backgrounds of the page: that of the body, and those of sheets, which have padding and leave the text colour
 * unchanged.
 */
function sheetsIn(rules: readonly StyleRule[], names: ReadonlySet<string>): readonly string[] {
  const sheets = rules.flatMap((rule) => {
    const has = (pattern: RegExp): boolean => rule.declarations.some(({ property }) => pattern.test(property));
    const isSheet = has(/^padding/) && !has(/^color$/);
    const ground = rule.selector === 'body' || isSheet ? colourIn(rule, isGround, names) : null;
    return ground === null || rule.when.includes('print') ? [] : [ground];
  });
  return [...new Set(sheets)];
}

/** The background of a rule, or of an earlier one for the same elements: `.link:hover` has that of `.link`. */
function groundOf(rule: StyleRule, before: readonly StyleRule[], names: ReadonlySet<string>): string | null {
  const own = colourIn(rule, isGround, names);
  if (own !== null) return own;
  const base = before.findLast(
    ({ file, selector, ...each }) =>
      file === rule.file &&
      rule.selector.startsWith(`${selector}:`) &&
      colourIn({ file, selector, ...each }, isGround, names) !== null,
  );
  return base ? colourIn(base, isGround, names) : null;
}

/**
 * Backgrounds on which each colour is used: that of its own rule, or else every sheet. A colour that is text anywhere
 * counts as text.
 */
export function standingsOf(tokens: readonly Token[], rules: readonly StyleRule[]): readonly Standing[] {
  const colours = new Map(
    tokens.flatMap(({ name, kind, values: [first] }) => {
      const pair = kind === 'colour' && first ? colourPair(first.value) : null;
      return pair ? [[name, pair] as const] : [];
    }),
  );
  const names = new Set(colours.keys());
  const sheets = sheetsIn(rules, names);
  const found = new Map<string, Standing>();
  const add = (colour: string, ground: string, figure: Figure): void => {
    const [own, under] = [colours.get(colour), colours.get(ground)];
    const key = `${colour} ${ground}`;
    if (!own || !under || colour === ground || found.get(key)?.figure === 'text') return;
    const [light, dark] = [contrastOf(own.light, under.light), contrastOf(own.dark, under.dark)];
    found.set(key, { colour, ground, figure, light, dark });
  };
  for (const [at, rule] of rules.entries()) {
    if (/print/.test(rule.when)) continue;
    const ground = groundOf(rule, rules.slice(0, at), names);
    const grounds = ground === null ? sheets : [ground];
    const text = colourIn(rule, (property) => property === 'color' || property === '--tone', names);
    if (text !== null) for (const each of grounds) add(text, each, 'text');
    const mark = colourIn(rule, (property) => /^(?:border|outline|fill|stroke|text-decoration)/.test(property), names);
    // A border is also next to the background around its box.
    if (mark !== null) for (const each of sheets) add(mark, each, 'mark');
  }
  return [...found.values()];
}
