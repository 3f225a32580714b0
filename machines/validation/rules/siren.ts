import type { Struct } from 'superstruct';
import { isLuhn } from './check-digits.ts';
import { compact } from './compact.ts';
import { textRule } from '../complaint.ts';

/**
 * The number of a French company: 9 digits, the last by Luhn's formula (INSEE, « Définition : numéro SIREN »).
 * Blanks between the digits are let through; `compact` takes them off.
 */
export function siren<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'siren' }, (text) => isSiren(compact(text)));
}

/**
 * Whether these characters, without spaces, are a SIREN number. Zeros alone pass Luhn's formula, but are not assigned.
 */
export function isSiren(digits: string): boolean {
  return /^(?!0+$)\d{9}$/.test(digits) && isLuhn(digits);
}
