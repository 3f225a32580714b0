import type { Struct } from 'superstruct';
import { define } from 'superstruct';

/** Text of a field of one line, possibly empty: what no such field can hold, control characters among it, is malformed. */
export function line(): Struct<string, null> {
  return define<string>('line', (value) => typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value));
}
