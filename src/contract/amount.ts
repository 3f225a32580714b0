import type { Infer } from 'superstruct';
import { fields, required } from './answer.ts';
import { currencyCodes } from './codes.ts';
import { word } from './known-code.ts';
import type { Currency, Money } from '../../machines/domain/money.ts';
import { currencies, money } from '../../machines/domain/money.ts';
import { wholeNumber } from './scalars.ts';

const words = Object.fromEntries(currencies.map((currency) => [currency, currency]));

/** A currency's code on the wire. */
export const devise = word<Currency>(words, currencyCodes);

/** An amount in whole smallest units: cents, pence, credits. */
export const montant = wholeNumber();

/** An amount that stands alone. */
export const somme = fields({ montant: required(montant, 'money'), devise: required(devise, 'money') });

export type Somme = Infer<typeof somme>;

export function amountFromWire(wire: Somme): Money {
  return money(wire.montant, wire.devise);
}

export function amountToWire({ minor, currency }: Money): Somme {
  return { montant: minor, devise: currency };
}
