import type { Struct } from 'superstruct';
import { boolean } from 'superstruct';
import { rule } from '../complaint.ts';

/** A yes that must be given. */
export function agreed(): Struct<boolean, null> {
  return rule(boolean(), { code: 'agreed' }, (isGiven) => isGiven);
}
