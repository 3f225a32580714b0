/** Single values that calls have in common. */
import { array, coerce, define, enums, integer, refine, size, string, unknown } from 'superstruct';
import { locales, localeOfTag } from '../domain/locale.ts';
import { isBlank } from './answer.ts';
import { UNKNOWN_IDENTIFIER } from './field-errors.ts';

/** The largest number that names something here (four bytes, as the database gives them). */
const LARGEST_IDENTIFIER = 2_147_483_647;

/** A number that names something: positive. A larger one than the database gives has a refinement of its own. */
export function identifier() {
  return define<number>('identifier', (value) => {
    if (!Number.isSafeInteger(value) || Number(value) <= 0) return false;
    return Number(value) <= LARGEST_IDENTIFIER || { refinement: UNKNOWN_IDENTIFIER };
  });
}

/** A quantity that cannot be a fraction. */
export function wholeNumber() {
  return refine(integer(), 'safe', Number.isSafeInteger);
}

/** Text that names something: not empty, and short. */
export function referenceText() {
  return size(string(), 1, 100);
}

/** The language of a text, by a tag such as `fr` or `en-US` (specification §3). */
export function language() {
  return coerce(enums(locales), string(), (tag) => localeOfTag(tag) ?? tag);
}

/** Texts, without those that say nothing. */
export function texts() {
  return coerce(array(string()), array(unknown()), (list) => list.filter((each) => !isBlank(each)));
}

/** The address of a page on the web. */
export function webAddress() {
  return refine(string(), 'address of a page', (text) => /^https?:\/\//.test(text));
}
