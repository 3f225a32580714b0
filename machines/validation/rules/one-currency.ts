import type { Struct } from 'superstruct';
import { rule } from '../complaint.ts';

/** Something that is paid in a currency. */
export interface Payable {
  readonly total: { readonly currency: string };
}

/** Things that can be paid together: all in one currency. */
export function oneCurrency<Each extends Payable, Schema>(struct: Struct<Each[], Schema>): Struct<Each[], Schema> {
  return rule(struct, { code: 'oneCurrency' }, (chosen) => new Set(chosen.map(({ total }) => total.currency)).size < 2);
}
