import type { Context } from 'superstruct';
import { array, Struct } from 'superstruct';
import { rule } from '../issue.ts';

/** A list of rows that are typed, each with fields of its own: these are judged, and complained about (`readers.12.email`). */
export function rows<Row, Schema>(row: Struct<Row, Schema>): Struct<Row[], Struct<Row, Schema>> {
  const { schema, coercer, validator, refiner, entries } = array(row);
  return new Struct({ type: 'rows', schema, coercer, validator, refiner, entries });
}

/** At least `min` choices (specification §5). */
export function arrayMin<Element, Schema>(struct: Struct<Element[], Schema>, min: number): Struct<Element[], Schema> {
  return rule(struct, { code: 'arrayMin', values: { min } }, ({ length }) => length >= min);
}

/** A list whose elements are judged only where it has at most `max` of them. */
export function judgedUpTo<Element, Schema>(struct: Struct<Element[], Schema>, max: number): Struct<Element[], Schema> {
  const { type, schema, coercer, validator, refiner } = struct;
  return new Struct({
    type,
    schema,
    coercer,
    validator,
    refiner,
    *entries(value: unknown, context: Context) {
      if (!Array.isArray(value) || value.length <= max) yield* struct.entries(value, context);
    },
  });
}

/** At most `max` choices (specification §5). The elements of a longer list are not judged. */
export function arrayMax<Element, Schema>(struct: Struct<Element[], Schema>, max: number): Struct<Element[], Schema> {
  return rule(judgedUpTo(struct, max), { code: 'arrayMax', values: { max } }, ({ length }) => length <= max);
}

/** As many choices as are asked for (specification §5). */
export function arrayLength<Element, Schema>(
  struct: Struct<Element[], Schema>,
  wanted: number,
): Struct<Element[], Schema> {
  return rule(struct, { code: 'arrayLength', values: { length: wanted } }, ({ length }) => length === wanted);
}
