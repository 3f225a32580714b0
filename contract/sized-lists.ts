/** Lists of requests, of which a limited number of elements is looked at. */
import type { Struct } from 'superstruct';
import { array, size } from 'superstruct';
import { judgedUpTo, rows } from '../validation/rules/array.ts';

/** A list of `min` to `max` elements; those of a longer one are not looked at. */
export function sizedArray<Element, Schema>(element: Struct<Element, Schema>, min: number, max: number) {
  return size(judgedUpTo(array(element), max), min, max);
}

/** A list of `min` to `max` typed rows; the rows of a longer one are not validated. */
export function sizedRows<Row, Schema>(row: Struct<Row, Schema>, min: number, max: number) {
  return size(judgedUpTo(rows(row), max), min, max);
}
