/** What of readers and networks stands in several messages. */
import type { Infer } from 'superstruct';
import { number, string } from 'superstruct';
import type { IpRangeEntry } from '../../machines/domain/ip-range.ts';
import type { ReaderIdentity, Seats } from '../../machines/domain/licence.ts';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { wholeNumber } from './scalars.ts';

export const identite = {
  civilite: withDefault(number(), UNSET_CIVILITY),
  prenom: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  email: required(string(), 'identity'),
};

/** Who a reader is. */
export const lecteur = fields(identite);

export function readerFromWire({ civilite, prenom, nom, email }: Infer<typeof lecteur>): ReaderIdentity {
  return { civility: civilite, firstName: prenom, lastName: nom, email };
}

export function readerToWire({ civility, firstName, lastName, email }: ReaderIdentity): Infer<typeof lecteur> {
  return { civilite: civility, prenom: firstName, nom: lastName, email };
}

export const reseau = { plage: required(string(), 'identity'), libelle: withDefault(string(), '') };

/** A network. */
export const plage = fields(reseau);

export function rangeFromWire({ plage: range, libelle }: Infer<typeof plage>): IpRangeEntry {
  return { range, label: libelle };
}

export function rangeToWire({ range, label }: IpRangeEntry): Infer<typeof plage> {
  return { plage: range, libelle: label };
}

/** How many may read, and do. */
export const places = fields({
  achetees: required(wholeNumber(), 'money'),
  occupees: required(wholeNumber(), 'money'),
  /** What a reader more than were bought costs. */
  supplement: optional(somme, 'money'),
});

export function seatsFromWire({ achetees, occupees, supplement }: Infer<typeof places>): Seats {
  return { bought: achetees, taken: occupees, extra: supplement && amountFromWire(supplement) };
}

export function seatsToWire({ bought, taken, extra }: Seats): Infer<typeof places> {
  return { achetees: bought, occupees: taken, supplement: extra && amountToWire(extra) };
}
