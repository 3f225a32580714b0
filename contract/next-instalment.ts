import type { NextInstalment } from '../domain/instalments.ts';
import { amountMapping, somme } from './amount.ts';
import { fields, required } from './answer.ts';
import { day } from './dates.ts';
import { lenientWhole } from './lenient.ts';
import { mapping } from './mapping.ts';

/** The instalment of a payment plan that is due next, where a card can pay it alone. */
export const prochaineEcheance = fields({
  /** Its place in the plan, from 1 on. */
  rang: required(lenientWhole(), 'money'),
  nombre: required(lenientWhole(), 'money'),
  dateEcheance: required(day(), 'time'),
  /** What is left to pay of it. */
  resteAPayer: required(somme, 'money'),
});

export const nextInstalmentMapping = mapping<NextInstalment>()(prochaineEcheance, {
  number: 'rang',
  count: 'nombre',
  dueOn: 'dateEcheance',
  left: ['resteAPayer', amountMapping],
});
