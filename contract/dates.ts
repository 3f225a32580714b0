/** Days and instants, which are decoded here and nowhere else. */
import { Struct } from 'superstruct';
import type { Day } from '../domain/day.ts';
import { isDay } from '../domain/day.ts';
import type { Moment } from '../domain/moment.ts';

/** A day with a time; of an instant, with an offset as ISO 8601, PostgreSQL, PHP or Ruby write it. */
const dayAndTime =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?))?$/;

const isDayText = (value: unknown): boolean => typeof value === 'string' && isDay(value);

/** The parts of a day with a time; `null` if it is none. */
function partsOf(text: unknown): { readonly date: string; readonly time: string; readonly offset: string } | null {
  const found = typeof text === 'string' ? dayAndTime.exec(text) : null;
  if (!found) return null;
  const [, date = '', time = '', utc = '', hours, minutes = '00'] = found;
  const offset = hours === undefined ? utc : `${hours}:${minutes}`;
  return isDay(date) && !Number.isNaN(Date.parse(`${date}T${time}${offset || 'Z'}`)) ? { date, time, offset } : null;
}

/** An instant in UTC, which sorts as text. Others are given back as they are: a day has no time to show. */
function instantOf(text: unknown): unknown {
  const parts = partsOf(text);
  if (!parts || parts.offset === '') return text;
  const { date, time, offset } = parts;
  return offset === 'Z' ? `${date}T${time}Z` : new Date(`${date}T${time}${offset}`).toISOString();
}

/** An ISO day; of a day with a time, the day as it is written: a back end that keeps days as midnights means that one. */
export function day(): Struct<Day, null> {
  return new Struct<Day, null>({
    type: 'day',
    schema: null,
    coercer: (text) => partsOf(text)?.date ?? text,
    validator: isDayText,
  });
}

/** An ISO instant with an offset, or an ISO day. A time without offset names no instant. */
export function instant(): Struct<Moment, null> {
  return new Struct<Moment, null>({
    type: 'instant',
    schema: null,
    coercer: instantOf,
    validator: (text) => isDayText(text) || (partsOf(text)?.offset ?? '') !== '',
  });
}
