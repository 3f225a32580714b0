import type { Struct } from 'superstruct';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { rule, textRule } from '../issue.ts';
import { maxLength, line, required } from './text.ts';
import { integer, numeric } from './number.ts';

/** The longest name of a person, an organisation or a function: those of ministries exceed 100 characters. */
export const LONGEST_NAME = 255;

/** A name that must be given. */
export function name(): Struct<string, null> {
  return maxLength(required(line()), LONGEST_NAME);
}

/** A civilité that is not the one for "unset" (specification §5, §9). */
export function civility(): Struct<number, null> {
  return rule(integer(numeric()), { code: 'oneOf' }, (value) => value > 0 && value !== UNSET_CIVILITY);
}

/**
 * A telephone number as people write it: 6 to 15 digits (ITU-T E.164, §6.2.1, gives the most), with `+` or without;
 * between them blanks, dots, hyphens, slashes and one pair of parentheses, as in `+33 (0)1 99 00 12 34`.
 */
export function phone<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'phone' }, (text) => {
    const hasForm = /^\+?(?:[\d\s.\-/]*\([\d\s]+\))?[\d\s.\-/]+$/.test(text.trim());
    const digits = text.replace(/\D/g, '').length;
    return hasForm && digits >= 6 && digits <= 15;
  });
}
