import { fields, required } from './answer.ts';
import { currencyCodes } from './codes.ts';
import { word } from './known-code.ts';
import type { Currency, Money } from '../domain/money.ts';
import { currencies } from '../domain/money.ts';
import { lenientAmount } from './lenient.ts';
import { mapping } from './mapping.ts';

const words = Object.fromEntries(currencies.map((currency) => [currency, currency]));

/** A currency's code on the wire. */
export const devise = word<Currency>(words, currencyCodes);

/** An amount in whole smallest units: cents, pence, credits. */
export const montant = lenientAmount();

/** An amount that stands alone. */
export const somme = fields({ montant: required(montant, 'money'), devise: required(devise, 'money') });

export const amountMapping = mapping<Money>()(somme, { minor: 'montant', currency: 'devise' });
