import type { Struct } from 'superstruct';
import type { Day } from '../../domain/day.ts';
import { isDay } from '../../domain/day.ts';
import { textRule } from '../issue.ts';

/** A day of the calendar, `YYYY-MM-DD`: a day has no time zone (specification §5). */
export function date<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'date' }, isDay);
}

/** This day or a later one. Days in the form `YYYY-MM-DD` are in the order of their text (specification §5). */
export function dateMin<Schema>(struct: Struct<string, Schema>, earliest: Day): Struct<string, Schema> {
  return textRule(struct, { code: 'dateMin', values: { day: earliest } }, (day) => day >= earliest);
}

/** This day or an earlier one (specification §5). */
export function dateMax<Schema>(struct: Struct<string, Schema>, latest: Day): Struct<string, Schema> {
  return textRule(struct, { code: 'dateMax', values: { day: latest } }, (day) => day <= latest);
}
