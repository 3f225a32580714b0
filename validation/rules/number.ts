import type { Struct } from 'superstruct';
import { define } from 'superstruct';
import { refusal, rule } from '../issue.ts';

/** A number that must be given; `NaN`, which an empty number field holds, is none (specification §5). */
export function numeric(): Struct<number, null> {
  return define<number>('number', (value) =>
    Number.isNaN(value) ? refusal({ code: 'required' }) : Number.isFinite(value),
  );
}

/** A number of at least `least` (specification §5). */
export function min<Schema>(struct: Struct<number, Schema>, least: number): Struct<number, Schema> {
  return rule(struct, { code: 'min', values: { min: least } }, (value) => value >= least);
}

/** A number of at most `most` (specification §5). */
export function max<Schema>(struct: Struct<number, Schema>, most: number): Struct<number, Schema> {
  return rule(struct, { code: 'max', values: { max: most } }, (value) => value <= most);
}

/** A whole number that is kept exactly (specification §5). */
export function integer<Schema>(struct: Struct<number, Schema>): Struct<number, Schema> {
  return rule(struct, { code: 'integer' }, Number.isSafeInteger);
}

/** A number above 0 (specification §5). */
export function positive<Schema>(struct: Struct<number, Schema>): Struct<number, Schema> {
  return rule(struct, { code: 'positive' }, (value) => value > 0);
}

/** Something that is paid in a currency. */
export interface Payable {
  readonly total: { readonly currency: string };
}

/** Things that can be paid together: all in one currency. */
export function oneCurrency<Each extends Payable, Schema>(struct: Struct<Each[], Schema>): Struct<Each[], Schema> {
  return rule(struct, { code: 'oneCurrency' }, (chosen) => new Set(chosen.map(({ total }) => total.currency)).size < 2);
}
