import type { Infer } from 'superstruct';
import { enums, string } from 'superstruct';
import type { ChorusProgress } from '../domain/chorus.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { instant } from './dates.ts';
import type { Mapping } from './mapping.ts';

const states = {
  toDeposit: 'aDeposer',
  deposited: 'depose',
  rejected: 'rejete',
  paid: 'paye',
} as const satisfies Record<ChorusProgress['kind'], string>;

/** Where an invoice stands at Chorus Pro. */
export const chorusPro = fields({
  etat: required(enums(Object.values(states)), 'variant'),
  /** Of the deposit or of the rejection. */
  date: optional(instant()),
  numeroDepot: withDefault(string(), ''),
  motif: withDefault(string(), ''),
});

type ChorusPro = Infer<typeof chorusPro>;

export const chorusMapping: Mapping<ChorusProgress, ChorusPro, Written<ChorusPro>> = {
  decode: ({ etat, date, numeroDepot, motif }) => {
    if (etat === states.paid) return { kind: 'paid' };
    if (etat === states.toDeposit || date === null) return { kind: 'toDeposit' };
    return etat === states.deposited
      ? { kind: 'deposited', at: date, reference: numeroDepot }
      : { kind: 'rejected', at: date, reason: motif };
  },
  encode: (progress) => ({
    etat: states[progress.kind],
    date: 'at' in progress ? progress.at : null,
    numeroDepot: progress.kind === 'deposited' ? progress.reference : '',
    motif: progress.kind === 'rejected' ? progress.reason : '',
  }),
};
