import type { AcquisitionSource } from '../domain/acquisition-source.ts';
import type { Struct } from 'superstruct';
import { originCodes, sourceCodes } from './codes.ts';
import { code, coded, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { words } from './mapping.ts';
import type { Origin } from '../domain/enumerations.ts';

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

/** A struct of sources in a request, read by word or number. */
export const codedSource = <Value, Schema extends object>(struct: Struct<Value, Schema>) =>
  coded(struct, sources, sourceCodes);

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

/** Origin of an account, by word or number; later ones are read as `unknown`. */
export const origine = coded(code(origins), origins, originCodes);

export const originMapping = knownCode<Exclude<Origin, 'unknown'>>(origins);
