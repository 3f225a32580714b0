import type { Origin } from '../../machines/domain/enumerations.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';

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
