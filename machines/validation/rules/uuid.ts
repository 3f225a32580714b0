import type { Struct } from 'superstruct';
import { textRule } from '../complaint.ts';

/** A universally unique identifier of any version, in its usual form (RFC 9562, §4; specification §5). */
export function uuid<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'uuid' }, (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text));
}
