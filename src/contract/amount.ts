import type { Infer } from 'superstruct';
import { enums, type } from 'superstruct';
import type { Money } from '../../machines/domain/money.ts';
import { currencies, money } from '../../machines/domain/money.ts';
import { wholeNumber } from './scalars.ts';

/** A currency's code on the wire. */
export const devise = enums(currencies);

/** An amount in whole smallest units: cents, pence, credits. */
export const montant = wholeNumber();

/** An amount that stands alone. */
export const somme = type({ montant, devise });

export type Somme = Infer<typeof somme>;

export function amountFromWire(wire: Somme): Money {
  return money(wire.montant, wire.devise);
}

export function amountToWire({ minor, currency }: Money): Somme {
  return { montant: minor, devise: currency };
}
