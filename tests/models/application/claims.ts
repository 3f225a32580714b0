/** Messages that are true of a whole answer only: they state an absence, a sum or an end. */
import type { Messages } from '@lingui/core';

/** Around a claim on the page: private characters, which no text contains. */
const [BEGIN, END] = ['\uE000', '\uE001'];

const claim = new RegExp(`${BEGIN}([^${BEGIN}${END}]*)${END}`, 'g');

/** Words of an absence, of a sum, of a loss, and of an end. */
const words =
  /^(?:no|none|nothing to|you don’t (?:have|receive)|you have no(?:thing)?|total|balance|to pay)\b|^paid$|\byet\b|\bleft\b|\ball your\b|\bis (?:now )?paid\b|isn’t (?:active|in any)|\b(?:was deleted|no longer|doesn’t exist)\b/i;

/** Words of a message that says what is not shown, or asks, and so claims nothing. */
const admission = /\b(?:We can’t|We couldn’t|missing from|shown)\b|\?$/;

/** The forms of a plural, `[name, 'plural', { 0: …, one: …, other: … }]`. */
function formsOf(part: unknown): readonly unknown[] {
  const forms: unknown = Array.isArray(part) && part[1] === 'plural' ? part[2] : null;
  return typeof forms === 'object' && forms !== null ? Object.values(forms) : [];
}

/** The texts of a compiled message, those of its plurals included. */
function textsOf(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return typeof message === 'string' ? [message] : [];
  return message.flatMap((part: unknown) => (typeof part === 'string' ? [part] : formsOf(part).flatMap(textsOf)));
}

/** Whether a message counts a list: `# readers`. */
function isCount(message: unknown): boolean {
  const first: unknown = Array.isArray(message) ? message[0] : null;
  return formsOf(first).some((form) => Array.isArray(form) && form[0] === '#');
}

function isClaim(message: unknown): boolean {
  const texts = textsOf(message);
  return (isCount(message) || texts.some((text) => words.test(text))) && !texts.some((text) => admission.test(text));
}

/** A catalog whose claims are marked, so that they are found on any page. */
export function withMarkedClaims(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const parts = typeof message === 'string' ? [message] : message;
      return [id, isClaim(message) ? [BEGIN, ...parts, END] : message];
    }),
  );
}

/** The claims of a marked catalog, without their parameters. */
export const claimsOf = (messages: Messages): readonly string[] =>
  Object.values(messages)
    .map(textsOf)
    .flatMap(([first, ...rest]) => (first === BEGIN ? [rest.slice(0, -1).join('…').trim()] : []))
    .toSorted();

/** A line without marks. */
export const withoutMarks = (line: string): string => line.replaceAll(new RegExp(`[${BEGIN}${END}]`, 'g'), '');

const amount = /(?:[€$£]\s?[\d,]+(?:\.\d+)?|[\d,]+\scredits?\b)/g;

/** A number of things that is none. */
const zero = /(?<![\d.,])0\s[a-z]+/g;

const statedIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const text = withoutMarks(line);
    const claims = [...line.matchAll(claim)].map(([, words = '']) => words);
    return [...claims, ...(text.match(zero) ?? []), ...(text.match(amount) ?? [])];
  });

/** Whether a page offers a choice: then its sums are those of what is chosen. */
const hasChoice = (lines: readonly string[]): boolean => lines.some((line) => /^(?:checkbox|radio) /.test(line));

/** What a page states, and does not state on the whole answer, whose statements are true. */
export function falseClaims(whole: readonly string[], altered: readonly string[]): readonly string[] {
  const known = new Set(statedIn(whole));
  const stated = [...new Set(statedIn(altered))].filter((text) => !known.has(text));
  return hasChoice(altered) ? stated.filter((text) => text.match(amount) === null) : stated;
}
