import type { Struct, StructError } from 'superstruct';
import { array, define, integer, refine, size, string } from 'superstruct';
import { isRefusal } from '../../machines/validation/complaint.ts';
import { LARGEST_IDENTIFIER } from '../../machines/domain/identifier.ts';
import { judgedUpTo, rows } from '../../machines/validation/rules/array.ts';

/** A number that names something: positive. */
export function identifier() {
  return define<number>(
    'identifier',
    (value) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_IDENTIFIER,
  );
}

/** A list of `min` to `max` elements; those of a longer one are not looked at. */
export function sizedArray<Element, Schema>(element: Struct<Element, Schema>, min: number, max: number) {
  return size(judgedUpTo(array(element), max), min, max);
}

/** A list of `min` to `max` rows that somebody has typed; those of a longer one are not looked at. */
export function sizedRows<Row, Schema>(row: Struct<Row, Schema>, min: number, max: number) {
  return size(judgedUpTo(rows(row), max), min, max);
}

/** A quantity that cannot be a fraction. */
export function wholeNumber() {
  return refine(integer(), 'safe', Number.isSafeInteger);
}

/** Text that names something: not empty, and short. */
export function referenceText() {
  return size(string(), 1, 100);
}

/**
 * Whether the person can put it right: the shape was understood, and only rules of forms (`machines/validation`) refused
 * values (422). Otherwise the request itself is malformed (400).
 */
export function isCorrectable(error: StructError): boolean {
  return error.failures().every(isRefusal);
}
