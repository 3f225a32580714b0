import type { Struct } from 'superstruct';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { rule } from '../complaint.ts';
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
