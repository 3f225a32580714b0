/** A page’s texts in its language, for the English names of a test, the source language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import { is, record, string, optional, type as having } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';

const catalogue = record(string(), having({ translation: optional(string()) }));

/** A message in both languages. */
interface Message {
  readonly en: CompiledMessage;
  readonly fr: CompiledMessage;
}

function readCatalogue(locale: Locale, file: string): ReadonlyMap<string, string> {
  const filename = join(import.meta.dirname, '../../locales', locale, file);
  const read: unknown = formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename,
  });
  if (!is(read, catalogue)) throw new Error(`${filename} is no catalogue`);
  return new Map(Object.entries(read).map(([id, { translation = '' }]) => [id, translation]));
}

let known: readonly Message[] | null = null;

/** All messages that a page shows, read once: descriptions stand in the head of documents. */
function messages(): readonly Message[] {
  if (known) return known;
  const french = readCatalogue('fr', 'messages.po');
  const shown = [...readCatalogue('en', 'messages.po')].filter(([id]) => !id.startsWith('pageDescription.'));
  known = shown.map(([id, en]) => ({ en: compileMessage(en), fr: compileMessage(french.get(id) ?? '') }));
  return known;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Text of a message without the marks of its elements. */
const bare = (text: string): string => text.replace(/<\/?\w+\/?>/g, '');

function isChoices(format: unknown): format is CompiledIcuChoices {
  return typeof format === 'object' && format !== null && 'other' in format;
}

/** The source of a pattern for a message with any values; `fill` gives the pattern of a value. */
function patternOf(message: CompiledMessage, fill: (name: string) => string): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? '.+?' : escaped(bare(token));
      const [name, , format] = token;
      const branches = branchesOf(format);
      if (branches.length === 0) return fill(name);
      return `(?:${branches.map((branch) => patternOf(branch, fill)).join('|')})`;
    })
    .join('');
}

const anything = (): string => '.+?';

/** The branches of a choice, such as one and several; empty for other formats. */
function branchesOf(format: unknown): readonly CompiledMessage[] {
  return isChoices(format) ? Object.values(format).filter((branch) => Array.isArray(branch)) : [];
}

/** The texts of a message, with a mark in the place of each value: one for every branch. */
function textsOf(message: CompiledMessage): readonly string[] {
  const partsOf = (token: CompiledMessage[number]): readonly string[] => {
    if (typeof token === 'string') return [token === '#' ? '…' : bare(token)];
    const branches = branchesOf(token[2]);
    return branches.length === 0 ? ['…'] : branches.flatMap(textsOf);
  };
  const texts = message.reduce<readonly string[]>(
    (begun, token) => begun.flatMap((text) => partsOf(token).map((part) => text + part)),
    [''],
  );
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Whether a test’s name is that of a message: a part of its text, in any case. */
function isNamed(name: string | RegExp, { en }: Message): boolean {
  return textsOf(en).some((text) =>
    typeof name === 'string' ? text.toLowerCase().includes(name.toLowerCase()) : new RegExp(name).test(text),
  );
}

/** A message with its values filled in, in French: `Delete: Port` of `Delete: {subject}`. */
function filledIn(name: string, { en, fr }: Message): string | null {
  const names: string[] = [];
  const pattern = patternOf(en, (value) => {
    names.push(value);
    return '(.+?)';
  });
  const [, ...values] = new RegExp(`^${pattern}$`).exec(name) ?? [];
  if (values.length === 0) return null;
  return patternOf(fr, (value) => escaped(values[names.indexOf(value)] ?? ''));
}

/** The number of characters of a message without its values. */
const fixedLength = ({ en }: Message): number =>
  Math.min(...textsOf(en).map((text) => text.replace(/\P{L}/gu, '').length));

/** The translation of a message with known values, except for very short messages. */
function valued(name: string): string | null {
  const [filled = null] = messages()
    .filter((message) => fixedLength(message) > 3)
    .toSorted((one, other) => fixedLength(other) - fixedLength(one))
    .flatMap((message) => filledIn(name, message) ?? []);
  return filled;
}

/** The pattern of the messages with exactly this text; `null` without one. */
function exactly(text: string): string | null {
  const patterns = messages()
    .filter(({ en }) => textsOf(en).includes(text))
    .map(({ fr }) => patternOf(fr, anything));
  return patterns.length === 0 ? null : `(?:${[...new Set(patterns)].join('|')})`;
}

/**
 * A name made of two messages, or of a message and a name from the server: `Change` and `your name`, `Delete` and
 * `Kenya`.
 */
function composed(name: string): string | null {
  const gaps = [...name.matchAll(/: /g), ...name.matchAll(/(?<!:) /g)];
  const places = gaps.map(({ 0: between, index }) => [index, index + between.length] as const);
  for (const [end, begin] of places) {
    const [first, rest] = [exactly(name.slice(0, end)), name.slice(begin)];
    const isNamed = name[end] === ':';
    const own = exactly(rest) ?? valued(rest);
    const received = messages().flatMap((each) => filledIn(rest, each) ?? []);
    if (first !== null && isNamed)
      return `${first}\\s*:\\s*(?:${[...new Set([escaped(rest), ...received])].join('|')})`;
    if (first !== null && own !== null) return `${first}\\s+${own}`;
  }
  return null;
}

/**
 * The French text for an English one: a part of a text, or a pattern, as Playwright takes them for names.
 * Throws without a matching message: names from the server are not looked up.
 */
export function inFrench(name: string | RegExp): RegExp {
  const alike = messages().filter((message) => isNamed(name, message));
  const patterns = [...new Set(alike.map(({ fr }) => patternOf(fr, anything)))];
  const pattern =
    patterns.length > 0
      ? `(?:${patterns.join('|')})`
      : typeof name === 'string'
        ? (composed(name) ?? valued(name))
        : null;
  if (pattern === null) throw new Error(`No message of the page says ${String(name)}`);
  if (typeof name === 'string') return new RegExp(pattern, 'u');
  // Another message with the same start continues in lower case: `Annuler la demande` is not `Annuler`.
  const start = name.source.startsWith('^') ? `^\\s*${pattern}(?!\\s+\\p{Ll})` : pattern;
  return new RegExp(name.source.endsWith('$') ? `${start}\\s*$` : start, 'u');
}

/** The languages in which pages were opened. */
const languages = new WeakMap<Page, Locale>();

/** From now on, a page is in this language. */
export function speakOn(page: Page, locale: Locale): void {
  languages.set(page, locale);
}

/** The language in which a page was opened; English by default. */
export function languageOf(page: Page): Locale {
  return languages.get(page) ?? 'en';
}

/** The text of a page in its own language for an English one. */
export function said(page: Page, name: string | RegExp): string | RegExp {
  return languageOf(page) === 'en' ? name : inFrench(name);
}
