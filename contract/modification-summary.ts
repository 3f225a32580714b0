/** A request for a modification as it is listed. */
import { enums, string } from 'superstruct';
import { modificationType } from '../domain/enumerations.ts';
import type { Locale } from '../domain/locale.ts';
import { locales } from '../domain/locale.ts';
import type { ListedRequest, ModificationState, ModificationSummary } from '../domain/modification.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { requestStateCodes } from './codes.ts';
import { instant } from './dates.ts';
import { code, knownCode, knownNumber, UNKNOWN_CODE } from './known-code.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';
import { mapping, omitted, same } from './mapping.ts';

export const requestStates = {
  pending: 'enAttente',
  cancelled: 'annulee',
  accepted: 'acceptee',
  automaticallyAccepted: 'accepteeAutomatiquement',
  rejected: 'refusee',
  partlyAccepted: 'accepteePartiellement',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<ModificationState | 'unknown', string>;

export const requestState = knownCode<ModificationState>(requestStates, requestStateCodes);

/** Type of a request, by its code. */
export const modificationCode = knownNumber(modificationType);

export const summaryFields = {
  demandeIId: required(lenientIdentifier(), 'identity'),
  referenceDemande: required(string(), 'identity'),
  typeModif: withDefault(code(modificationType), UNKNOWN_CODE),
  etatDemande: withDefault(code(requestStates), UNKNOWN_CODE),
  dateDemande: required(instant(), 'time'),
  dateDecision: optional(instant()),
  nombreLignes: withDefault(lenientWhole(), 1, 'content'),
  nombreRefusees: withDefault(lenientWhole(), 0, 'content'),
};

/** A request as it is listed. */
export const demandeResumee = fields(summaryFields);

export const summaryNames = {
  id: 'demandeIId',
  reference: 'referenceDemande',
  type: ['typeModif', modificationCode],
  state: ['etatDemande', requestState],
  askedAt: 'dateDemande',
  decidedAt: 'dateDecision',
  lineCount: 'nombreLignes',
  rejectedCount: 'nombreRefusees',
} as const;

export const summaryMapping = mapping<ModificationSummary>()(demandeResumee, summaryNames);

/** A request in a list of several. */
export const demandeListee = fields({
  ...summaryFields,
  /** Name of the one reader or network that it is about. */
  concerne: optional(string()),
  /** The desk's one reason for what it rejected. */
  motif: optional(string()),
  langueMotif: optional(enums(locales)),
});

export const listedRequest = mapping<ListedRequest>()(demandeListee, {
  ...summaryNames,
  subject: ['concerne', omitted(same<string>())],
  reason: ['motif', omitted(same<string>())],
  reasonLocale: ['langueMotif', omitted(same<Locale>())],
});
