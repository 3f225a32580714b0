import type { Struct } from 'superstruct';
import { vatNumberPrefix } from '../../domain/vat.ts';
import { compact } from './text.ts';
import { textRule } from '../issue.ts';
import { vatChecks } from './vat-checks.ts';

/**
 * A VAT number with its country's prefix (`EL` for Greece, `XI` for Northern Ireland), by form and check digits: of the
 * European Union, Great Britain and Switzerland. Whether it is in use, only the country's register knows (VIES). Blanks,
 * dots and hyphens are let through; `compact` takes them off.
 */
export function vatNumber<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'vatNumber' }, (text) => isVatNumber(compact(text)));
}

/** Whether a compact text is a VAT number with its prefix. */
export function isVatNumber(characters: string): boolean {
  return vatChecks.get(characters.slice(0, 2))?.(characters.slice(2)) ?? false;
}

/**
 * A VAT number as typed at an address in a country, without separators: its prefix is added where it is missing, and
 * replaces the ISO code of the country (`GR` by `EL`). Any other number stays, for `vatNumber` to judge.
 */
export function withVatPrefix(typed: string, country: string): string {
  const number = compact(typed);
  if (number === '' || country === '' || isVatNumber(number)) return number;
  const completed = vatNumberPrefix(country) + (number.startsWith(country) ? number.slice(country.length) : number);
  return isVatNumber(completed) ? completed : number;
}

/** Whether buyers at an address can have a VAT number that is known here. */
export function hasVatNumbers({ country }: { readonly country: string }): boolean {
  return vatChecks.has(vatNumberPrefix(country));
}
