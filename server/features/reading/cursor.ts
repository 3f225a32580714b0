import { define, enums, object } from 'superstruct';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { ReadingSort } from '../../../domain/reading.ts';
import { readingSorts } from '../../../domain/reading.ts';
import { readCursor, rowNumber, writeCursor } from '../../core/rpc/list-cursor.ts';

/** The row after which a page begins, in the terms of both orders. */
export interface Position {
  readonly publishedOn: Day;
  readonly happenedAt: Moment;
  readonly id: number;
}

/** Whether a text is a moment as we write it, of a year that the database knows. */
function isMoment(text: unknown): text is Moment {
  if (typeof text !== 'string' || !/^[12]\d{3}-/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return new Date(text).toISOString() === text;
}

const kept = object({
  s: enums(readingSorts),
  p: define<Day>('day', (value) => typeof value === 'string' && isMoment(`${value}T00:00:00.000Z`)),
  h: define<Moment>('moment', isMoment),
  i: rowNumber(),
});

/** A position in its wire format. */
export function cursorOf({ publishedOn, happenedAt, id }: Position, sort: ReadingSort): string {
  return writeCursor({ s: sort, p: publishedOn, h: happenedAt, i: id });
}

/** The position in a cursor; `null` if it has none, or one of another order. */
export function positionOf(cursor: string, sort: ReadingSort): Position | null {
  const received = readCursor(kept, cursor);
  if (received?.s !== sort) return null;
  return { publishedOn: received.p, happenedAt: received.h, id: received.i };
}
