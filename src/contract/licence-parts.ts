/** What of readers and networks stands in several messages. */
import type { Infer } from 'superstruct';
import { nullable, number, string, type } from 'superstruct';
import type { IpRangeEntry } from '../../machines/domain/ip-range.ts';
import type { ReaderIdentity, Seats } from '../../machines/domain/licence.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { wholeNumber } from './scalars.ts';

export const identite = { civilite: number(), prenom: string(), nom: string(), email: string() };

/** Who a reader is. */
export const lecteur = type(identite);

export function readerFromWire({ civilite, prenom, nom, email }: Infer<typeof lecteur>): ReaderIdentity {
  return { civility: civilite, firstName: prenom, lastName: nom, email };
}

export function readerToWire({ civility, firstName, lastName, email }: ReaderIdentity): Infer<typeof lecteur> {
  return { civilite: civility, prenom: firstName, nom: lastName, email };
}

export const reseau = { plage: string(), libelle: string() };

/** A network. */
export const plage = type(reseau);

export function rangeFromWire({ plage: range, libelle }: Infer<typeof plage>): IpRangeEntry {
  return { range, label: libelle };
}

export function rangeToWire({ range, label }: IpRangeEntry): Infer<typeof plage> {
  return { plage: range, libelle: label };
}

/** How many may read, and do. */
export const places = type({ achetees: wholeNumber(), occupees: wholeNumber(), supplement: nullable(somme) });

export function seatsFromWire({ achetees, occupees, supplement }: Infer<typeof places>): Seats {
  return { bought: achetees, taken: occupees, extra: supplement && amountFromWire(supplement) };
}

export function seatsToWire({ bought, taken, extra }: Seats): Infer<typeof places> {
  return { achetees: bought, occupees: taken, supplement: extra && amountToWire(extra) };
}
