/** Readers, networks and seats, as several messages have them. */
import type { Infer } from 'superstruct';
import { array, string } from 'superstruct';
import type { IpRangeEntry, ReaderIdentity } from '../domain/licence-entries.ts';
import type { SeatPrice, Seats } from '../domain/licence.ts';
import { UNSET_CIVILITY } from '../domain/enumerations.ts';
import type { Money } from '../domain/money.ts';
import { amountMapping, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { lenientWhole } from './lenient.ts';
import type { Mapping } from './mapping.ts';
import { listOf, mapping, omitted, orNull } from './mapping.ts';

export const identite = {
  civilite: withDefault(lenientWhole(), UNSET_CIVILITY),
  prenom: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  email: required(string(), 'identity'),
};

/** Identity of a reader. */
export const lecteur = fields(identite);

export const readerNames = { civility: 'civilite', firstName: 'prenom', lastName: 'nom', email: 'email' } as const;

export const readerMapping = mapping<ReaderIdentity>()(lecteur, readerNames);

export const reseau = { plage: required(string(), 'identity'), libelle: withDefault(string(), '') };

/** A network. */
export const plage = fields(reseau);

export const rangeNames = { range: 'plage', label: 'libelle' } as const;

export const rangeMapping = mapping<IpRangeEntry>()(plage, rangeNames);

const palier = fields({ aPartirDe: required(lenientWhole(), 'money'), prix: required(somme, 'money') });

/** Seats bought and taken. */
export const places = fields({
  achetees: required(lenientWhole(), 'money'),
  occupees: required(lenientWhole(), 'money'),
  /** Of the taken ones: how many read already does not follow from the others. */
  enAttente: required(lenientWhole(), 'money'),
  /** Price of one more reader than seats were bought. */
  supplement: optional(somme, 'money'),
  /** Prices of further seats by their numbers, where not all cost the same. */
  paliersSupplement: optional(array(palier), 'money'),
});

interface PlainSeats extends Omit<Seats, 'extra'> {
  readonly next: Money | null;
  readonly tiers: readonly SeatPrice[] | null;
}

const plainSeats = mapping<PlainSeats>()(places, {
  bought: 'achetees',
  taken: 'occupees',
  pending: 'enAttente',
  next: ['supplement', orNull(amountMapping)],
  tiers: [
    'paliersSupplement',
    omitted(listOf(mapping<SeatPrice>()(palier, { from: 'aPartirDe', price: ['prix', amountMapping] }))),
  ],
});

export const seatsMapping: Mapping<Seats, Infer<typeof places>, Written<Infer<typeof places>>> = {
  decode: (wire) => {
    const { next, tiers, ...seats } = plainSeats.decode(wire);
    const sorted = tiers?.toSorted((left, right) => left.from - right.from);
    return { ...seats, extra: sorted?.length ? sorted : next && [{ from: seats.bought + 1, price: next }] };
  },
  encode: ({ extra, ...seats }) =>
    plainSeats.encode({ ...seats, next: extra?.[0]?.price ?? null, tiers: extra && extra.length > 1 ? extra : null }),
};
