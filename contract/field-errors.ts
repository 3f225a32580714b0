import type { StructError } from 'superstruct';
import { isRefusal } from '../validation/issue.ts';

/** The refinement of an identifier that nothing here can have (`scalars.ts`). */
export const UNKNOWN_IDENTIFIER = 'unknownIdentifier';

/** Whether a request is as agreed, except that it names something that cannot be here (404). */
export function namesUnknown(error: StructError): boolean {
  return error.failures().every(({ refinement }) => refinement === UNKNOWN_IDENTIFIER);
}

/**
 * Whether the person can put it right: the shape was understood, and only rules of forms (`validation`) refused
 * values (422). Otherwise the request itself is malformed (400).
 */
export function isCorrectable(error: StructError): boolean {
  return error.failures().every(isRefusal);
}

/**
 * Name in the code of a field of the wire. Fields of a list share one entry: with `lecteurs.*.email` as
 * `readers.*.email`, `lecteurs.12.email` is `readers.12.email`. `null` for a field without an entry.
 */
export function fieldNamed<Name extends string>(names: Readonly<Record<string, Name>>, wire: string): string | null {
  // The wire may name anything, `toString` too.
  if (Object.hasOwn(names, wire)) return names[wire] ?? null;
  const places = [...wire.matchAll(/(?<=\.)\d+(?=\.)/g)].map(([place]) => place);
  const pattern = wire.replaceAll(/(?<=\.)\d+(?=\.)/g, '*');
  const name = Object.hasOwn(names, pattern) ? names[pattern] : undefined;
  return name?.replaceAll('*', () => places.shift() ?? '*') ?? null;
}
