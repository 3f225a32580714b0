import type { AcquisitionSource } from '../../machines/domain/acquisition-source.ts';
import { sourceCodes } from './codes.ts';
import { knownCode, UNKNOWN_CODE, code } from './known-code.ts';
import { words } from './mapping.ts';
import type { Origin } from '../../machines/domain/enumerations.ts';

const sources = {
  wordOfMouth: 'boucheAOreille',
  socialNetworks: 'reseauxSociaux',
  subscriber: 'abonne',
  schoolOrLibrary: 'ecoleBibliotheque',
  internetSearch: 'rechercheInternet',
  otherMedia: 'autreMedia',
  other: 'autre',
} as const satisfies Record<AcquisitionSource, string>;

/** How a person came to know of the publisher, on the wire. */
export const sourceWords = Object.values(sources);

export const sourceMapping = words(sources);

/** A source that is answered. */
export const answeredSource = knownCode<AcquisitionSource>({ ...sources, unknown: UNKNOWN_CODE }, sourceCodes);

const origins = {
  prospect: 'prospect',
  subscription: 'abonnement',
  pme: 'pme',
  landing: 'landing',
  newsletter: 'newsletter',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<Origin, string>;

/** Origin of an account: a word of the wire; later ones are read as `unknown`. */
export const origine = code(origins);

export const originMapping = knownCode<Exclude<Origin, 'unknown'>>(origins);
