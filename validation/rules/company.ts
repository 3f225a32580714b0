import type { Struct } from 'superstruct';
import { textRule } from '../issue.ts';
import { isLuhn } from './check-digits.ts';
import { compact } from './text.ts';

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

/** La Poste, whose post offices outgrew what Luhn's formula can number, and its head office. */
const LA_POSTE = { siren: '356000000', headOffice: '35600000000048' };

/**
 * The number of a French establishment: a SIREN number and 5 digits, all 14 by Luhn's formula (INSEE, « Définition :
 * numéro SIRET »). Of La Poste's only the head office follows it; in the others the sum of the digits is a multiple of
 * 5 (INSEE, documentation of SIRENE).
 */
export function siret<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'siret' }, (text) => isSiret(compact(text)));
}

function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return false;
  const isPostOffice = digits.startsWith(LA_POSTE.siren) && digits !== LA_POSTE.headOffice;
  return isPostOffice ? digitSum(digits) % 5 === 0 : isLuhn(digits);
}

function digitSum(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
}
