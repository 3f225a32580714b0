import type { Struct } from 'superstruct';
import { rule } from '../complaint.ts';

/** Text that must be given: blanks alone are none (specification §5). */
export function required<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, { code: 'required' }, (text) => text.trim() !== '');
}
