import { Struct, define, boolean, defaulted, string } from 'superstruct';
import { rule, textRule, refusal } from '../issue.ts';

/** Text that must be given: blanks alone are none (specification §5). */
export function required<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, { code: 'required' }, (text) => text.trim() !== '');
}

/** Text of a draft, as typed so far; empty where an older draft or row lacks the field. */
export function typedText(): Struct<string, null> {
  return defaulted(string(), '');
}

/** Text of at least `min` characters, counted as HTML's `minlength` counts them (specification §5). */
export function minLength<Schema>(struct: Struct<string, Schema>, min: number): Struct<string, Schema> {
  return textRule(struct, { code: 'minLength', values: { min } }, ({ length }) => length >= min);
}

/** Text of at most `max` characters, counted as HTML's `maxlength` counts them (specification §5). */
export function maxLength<Schema>(struct: Struct<string, Schema>, max: number): Struct<string, Schema> {
  return textRule(struct, { code: 'maxLength', values: { max } }, ({ length }) => length <= max);
}

/** Text of a field of one line, possibly empty: what no such field can hold, control characters among it, is malformed. */
export function line(): Struct<string, null> {
  return define<string>('line', (value) => typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value));
}

/**
 * One of some choices (specification §5). Nothing chosen yet, which is empty text, is refused like a choice that is not
 * offered; a value of another type than the choices have is malformed.
 * The struct's schema holds the choices, for code that lists them.
 */
export function oneOf<const Choice extends string | number>(
  choices: readonly Choice[],
): Struct<Choice, readonly Choice[]> {
  return new Struct({
    type: 'oneOf',
    schema: choices,
    validator: (value) => {
      if (choices.some((choice) => choice === value)) return true;
      return value === '' || choices.some((choice) => typeof choice === typeof value)
        ? refusal({ code: 'oneOf' })
        : false;
    },
  });
}

/** A number as people write it, without what only groups its characters: blanks, dots, hyphens, slashes; in capitals. */
export function compact(text: string): string {
  return text.replace(/[\s.\-/\u2010-\u2015]/g, '').toUpperCase();
}

/** A yes that must be given. */
export function agreed(): Struct<boolean, null> {
  return rule(boolean(), { code: 'agreed' }, (isGiven) => isGiven);
}

/** A universally unique identifier of any version, in its usual form (RFC 9562, §4; specification §5). */
export function uuid<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'uuid' }, (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text));
}

/** The host of an address; empty where the text is none. */
function hostOf(text: string): string {
  try {
    return new URL(text).hostname;
  } catch {
    return '';
  }
}

/** The whole address of a page on the web: `https://` or `http://`, and a host with a dot (specification §5). */
export function url<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'url' }, (text) => /^https?:\/\/[^\s/]/i.test(text) && hostOf(text).includes('.'));
}
