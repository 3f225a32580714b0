import type { Infer } from 'superstruct';
import { enums, literal, object, string } from 'superstruct';
import type { Locale } from '../domain/locale.ts';
import { locales } from '../domain/locale.ts';
import type {
  AnsweredModification,
  LineState,
  Modification,
  ModificationActor,
  ModificationLine,
  ModificationSubject,
} from '../domain/modification.ts';
import { answerCodec, fields, optional, partRows, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults, stale } from './call.ts';
import { requestStateCodes } from './codes.ts';
import { instant } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { lecteur, plage, rangeMapping, readerMapping } from './licence-parts.ts';
import {
  demandeResumee,
  requestState,
  requestStates,
  summaryFields,
  summaryMapping,
  summaryNames,
} from './modification-summary.ts';
import { identifier } from './scalars.ts';
import type { Mapping } from './mapping.ts';
import { answerOf, listOf, mapping, omitted, orNull, orUnread, requestOf, same, whenTrue } from './mapping.ts';

const lineStates = {
  pending: 'enAttente',
  accepted: 'acceptee',
  rejected: 'refusee',
  cancelled: 'annulee',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<LineState, string>;

const actors = {
  person: 'demandeur',
  desk: 'service',
  rule: 'regle',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<ModificationActor, string>;

/** A request, as in the answer to the call that created it. */
export const modificationSummaryCodec = answerCodec(demandeResumee, summaryMapping);

/** Subject of a line: one of these; none if this version does not know the kind of the line. */
const objet = fields({
  lecteur: optional(lecteur, 'identity'),
  plage: optional(plage, 'identity'),
  email: optional(string()),
  texte: optional(string()),
});

type Objet = Infer<typeof objet>;

const nothingOf: Objet = { lecteur: null, plage: null, email: null, texte: null };

function subjectFromWire({ lecteur: reader, plage: range, email, texte }: Objet): ModificationSubject | null {
  if (reader) return { kind: 'reader', reader: readerMapping.decode(reader) };
  if (range) return { kind: 'ipRange', range: rangeMapping.decode(range) };
  if (email !== null) return { kind: 'email', email };
  return texte === null ? null : { kind: 'text', text: texte };
}

function subjectToWire(subject: ModificationSubject): Objet {
  switch (subject.kind) {
    case 'reader':
      return { ...nothingOf, lecteur: readerMapping.encode(subject.reader) };
    case 'ipRange':
      return { ...nothingOf, plage: rangeMapping.encode(subject.range) };
    case 'email':
      return { ...nothingOf, email: subject.email };
    case 'text':
      return { ...nothingOf, texte: subject.text };
  }
}

const ligne = fields({
  position: required(lenientWhole(), 'identity'),
  avant: optional(objet, 'content'),
  apres: optional(objet, 'content'),
  etatLigne: withDefault(code(lineStates), UNKNOWN_CODE),
  motif: withDefault(string(), ''),
});

const subject: Mapping<ModificationSubject | null, Objet | null> = {
  decode: (wire) => wire && subjectFromWire(wire),
  encode: (about) => about && subjectToWire(about),
};

const line = mapping<ModificationLine>()(ligne, {
  position: 'position',
  before: ['avant', subject],
  after: ['apres', subject],
  state: ['etatLigne', knownCode<Exclude<LineState, 'unknown'>>(lineStates, requestStateCodes)],
  reason: 'motif',
});

const entree = fields({
  etatDemande: withDefault(code(requestStates), UNKNOWN_CODE),
  date: required(instant(), 'time'),
  auteur: withDefault(code(actors), UNKNOWN_CODE),
  nom: withDefault(string(), ''),
  motif: withDefault(string(), ''),
});

const entry = mapping<Modification['history'][number]>()(entree, {
  state: ['etatDemande', requestState],
  at: 'date',
  by: ['auteur', knownCode<Exclude<ModificationActor, 'unknown'>>(actors)],
  name: 'nom',
  reason: 'motif',
});

const abonnement = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  issuDunDevis: optional(lenientBoolean()),
});

const demande = fields({
  ...summaryFields,
  /** Of the reasons (`motif`). */
  langueMotif: optional(enums(locales)),
  abonnement: optional(abonnement, 'identity'),
  /** The buyer's number for an order of further seats. */
  numeroCommande: withDefault(string(), ''),
  lignes: rowsOf(ligne),
  historique: partRows(entree),
});

const subscription = mapping<NonNullable<Modification['subscription']>>()(abonnement, {
  id: 'aboIId',
  reference: 'reference',
  isFromQuotation: ['issuDunDevis', whenTrue],
});

/** A request, with all that is known of it. */
const modificationCodec = answerOf<AnsweredModification>()(demande, {
  ...summaryNames,
  reasonLocale: ['langueMotif', omitted(same<Locale>())],
  subscription: ['abonnement', orNull(subscription)],
  purchaseOrder: 'numeroCommande',
  lines: ['lignes', listOf(line)],
  history: ['historique', orUnread(listOf(entry))],
});

export interface Named {
  readonly id: number;
}

/** The request to read. */
const modificationQuestionCodec = requestOf<Named>()(
  object({ vue: literal('demande'), demandeIId: identifier() }),
  { id: 'demandeIId' },
  { vue: 'demande' },
);

/** The request to cancel. */
const modificationCancellingCodec = requestOf<Named>()(
  object({ action: literal('annulation'), demandeIId: identifier() }),
  { id: 'demandeIId' },
  { action: 'annulation' },
);

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'], answer: modificationCodec } as const;

/** Calls about requests for a modification. */
export const modificationCalls = {
  'modification/read': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/read',
    asks: { field: 'vue', value: 'demande' },
    readsOnly: true,
    request: modificationQuestionCodec,
    failures: [404],
    port: { name: 'readModification', lists: 'withCompleteness' },
    fixtures: ['modification-read', 'modification-read.unknown'],
    purpose: 'Tells a request of the caller’s, with its lines and what happened to it.',
  }),
  'modification/update': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/modification/update',
    request: modificationCancellingCodec,
    failures: [404],
    makesStale: () => [...stale.licence, 'user/adresse'],
    port: { name: 'cancelModification', lists: 'withCompleteness' },
    fixtures: ['modification-update', 'modification-update.settled'],
    purpose: 'Takes a request back; where it was settled before, only tells how.',
  }),
};

/**
 * Server-sent events about changes of the person's requests
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). An event has no data: the page reads the request
 * again. The stream has no texts, so its path has no language.
 */
export const modificationEvents = {
  path: '/ajax/subscriptions/modification/events',
  /** The name of the event. */
  happened: 'modification',
} as const;
