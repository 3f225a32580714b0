import type { Struct } from 'superstruct';
import { define } from 'superstruct';
import { validate } from '../../../contract/codec.ts';
import { isReadable } from './readable.ts';

/** The number of a row, as its table's key can have it: 0 and below are of no row, and allowed. */
export function rowNumber() {
  return define<number>('rowNumber', (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647);
}

/** The row after which a page of a list begins, as text. It names a row of the caller's own, and grants no access. */
export function writeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position in a cursor; `null` if it has none: callers can write anything into it. */
export function readCursor<Position>(struct: Struct<Position, unknown>, cursor: string): Position | null {
  try {
    const received: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return isReadable(received) ? (validate(struct, received)[1] ?? null) : null;
  } catch {
    return null;
  }
}
