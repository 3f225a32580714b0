import type { Struct } from 'superstruct';
import { compact } from './text.ts';
import { textRule } from '../complaint.ts';
import { vatChecks } from './vat-checks.ts';

/**
 * A VAT number with its country's prefix (`EL` for Greece, `XI` for Northern Ireland), by form and check digits: of the
 * European Union, Great Britain and Switzerland. Whether it is in use, only the country's register knows (VIES). Blanks,
 * dots and hyphens are let through; `compact` takes them off.
 */
export function vatNumber<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'vatNumber' }, (text) => isVatNumber(compact(text)));
}

function isVatNumber(characters: string): boolean {
  return vatChecks.get(characters.slice(0, 2))?.(characters.slice(2)) ?? false;
}

/** Countries whose numbers begin otherwise than their ISO 3166 code: Greece, and Monaco, which is France for the tax. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['GR', 'EL'],
  ['MC', 'FR'],
]);

/** Whether buyers at an address can have a VAT number that is known here. */
export function hasVatNumbers({ country }: { readonly country: string }): boolean {
  return vatChecks.has(prefixes.get(country) ?? country);
}
