import type { Struct } from 'superstruct';
import { textRule } from '../complaint.ts';

/** Text of at least `min` characters, counted as HTML's `minlength` counts them (specification §5). */
export function minLength<Schema>(struct: Struct<string, Schema>, min: number): Struct<string, Schema> {
  return textRule(struct, { code: 'minLength', values: { min } }, ({ length }) => length >= min);
}

/** Text of at most `max` characters, counted as HTML's `maxlength` counts them (specification §5). */
export function maxLength<Schema>(struct: Struct<string, Schema>, max: number): Struct<string, Schema> {
  return textRule(struct, { code: 'maxLength', values: { max } }, ({ length }) => length <= max);
}
