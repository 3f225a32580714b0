import { nullable, string, Struct } from 'superstruct';
import type { Where } from './answer.ts';
import { isBlank, omit } from './answer.ts';

/**
 * Countries by number (specification §3); names that are no text are omitted. One struct validates the whole record:
 * with a struct per entry, a phone decodes the list of all countries as slowly as the rest of a page's first answers
 * together.
 */
export function countriesByNumber() {
  return new Struct<Record<string, string>, { readonly key: Struct<string>; readonly value: Struct<string | null> }>({
    type: 'record',
    schema: { key: string(), value: nullable(string()) },
    coercer: (wire, { path }: Where) => {
      if (typeof wire !== 'object' || wire === null) return wire;
      const countries: Record<string, string> = {};
      for (const [number, country] of Object.entries(wire)) {
        if (/^\d+$/.test(number) && typeof country === 'string' && !isBlank(country)) countries[number] = country;
        else if (!isBlank(country)) omit('row', [...path, number]);
      }
      return countries;
    },
    validator: (value) => typeof value === 'object' && value !== null,
  });
}
