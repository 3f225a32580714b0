/** What is kept of the controls of a chart's screens: `approved/controls/<chart>.json` (`npm run approve`). */
import { object, string, type Infer } from 'superstruct';

/** What a control is called. */
export function wordsOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}

/** Amounts, dates and numbers are a sample's: they are left out. */
export function withoutNumbers(words: string): string {
  return words.replaceAll(/\d(?:[\d\s.,:/]*\d)?/g, '…');
}

/** What a control is called in each language, numbers left out. */
const words = object({ en: string(), fr: string() });

export type ControlWords = Infer<typeof words>;
