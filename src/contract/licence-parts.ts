/** Readers, networks and seats, as several messages have them. */
import { string } from 'superstruct';
import type { IpRangeEntry } from '../../machines/domain/ip-range.ts';
import type { ReaderIdentity, Seats } from '../../machines/domain/licence.ts';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { amountMapping, somme } from './amount.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { lenientWhole } from './lenient.ts';
import { mapping, orNull } from './mapping.ts';

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

/** Seats bought and taken. */
export const places = fields({
  achetees: required(lenientWhole(), 'money'),
  occupees: required(lenientWhole(), 'money'),
  enAttente: withDefault(lenientWhole(), 0, 'money'),
  /** Price of one more reader than seats were bought. */
  supplement: optional(somme, 'money'),
});

export const seatsMapping = mapping<Seats>()(places, {
  bought: 'achetees',
  taken: 'occupees',
  pending: 'enAttente',
  extra: ['supplement', orNull(amountMapping)],
});
