import type { Struct } from 'superstruct';
import { rule } from '../complaint.ts';

/** At least `min` choices (specification §5). */
export function arrayMin<Element, Schema>(struct: Struct<Element[], Schema>, min: number): Struct<Element[], Schema> {
  return rule(struct, { code: 'arrayMin', values: { min } }, ({ length }) => length >= min);
}

/** At most `max` choices (specification §5). */
export function arrayMax<Element, Schema>(struct: Struct<Element[], Schema>, max: number): Struct<Element[], Schema> {
  return rule(struct, { code: 'arrayMax', values: { max } }, ({ length }) => length <= max);
}

/** As many choices as are asked for (specification §5). */
export function arrayLength<Element, Schema>(
  struct: Struct<Element[], Schema>,
  wanted: number,
): Struct<Element[], Schema> {
  return rule(struct, { code: 'arrayLength', values: { length: wanted } }, ({ length }) => length === wanted);
}
