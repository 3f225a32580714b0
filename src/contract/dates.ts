/** Days and instants, which are decoded here and nowhere else. */
import { Struct } from 'superstruct';
import type { Day } from '../../machines/domain/day.ts';
import type { Moment } from '../../machines/domain/moment.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoInstant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant whose offset is written as `+0100`, as ECMAScript reads it. */
const withColon = (text: string): string => text.replace(/(T.*[+-]\d{2})(\d{2})$/, '$1:$2');

/** Whether a day is in the calendar: 30 February is not. */
function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !isoDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day of an instant as its sender wrote it; `null` if it is no instant. */
function writtenDay(text: unknown): string | null {
  const [written, date = ''] = typeof text === 'string' ? (isoInstant.exec(withColon(text)) ?? []) : [];
  return written === undefined || Number.isNaN(Date.parse(written)) || !isDay(date) ? null : date;
}

/** An instant in UTC, which sorts as text; a day begins at midnight UTC. Others are given back as they are. */
function instantOf(text: unknown): unknown {
  if (typeof text !== 'string' || text.endsWith('Z')) return text;
  if (isDay(text)) return `${text}T00:00:00.000Z`;
  return writtenDay(text) === null ? text : new Date(withColon(text)).toISOString();
}

/** An ISO day; of an ISO instant, the day as it is written: a back end that keeps days as midnights means that one. */
export function day(): Struct<Day, null> {
  return new Struct<Day, null>({
    type: 'day',
    schema: null,
    coercer: (text) => writtenDay(text) ?? text,
    validator: isDay,
  });
}

/** An ISO instant with an offset, or an ISO day. A time without offset names no instant. */
export function instant(): Struct<Moment, null> {
  return new Struct<Moment, null>({
    type: 'instant',
    schema: null,
    coercer: instantOf,
    validator: (text) => writtenDay(text) !== null,
  });
}
