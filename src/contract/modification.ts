import type { Infer } from 'superstruct';
import { literal, object, string } from 'superstruct';
import { modificationType } from '../../machines/domain/enumerations.ts';
import type {
  LineState,
  Modification,
  ModificationActor,
  ModificationLine,
  ModificationState,
  ModificationSubject,
  ModificationSummary,
} from '../../machines/domain/modification.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { requestStateCodes } from './codes.ts';
import { instant } from './dates.ts';
import { code, knownCode, knownNumber, UNKNOWN_CODE, writtenCode } from './known-code.ts';
import { lecteur, plage, rangeFromWire, rangeToWire, readerFromWire, readerToWire } from './licence-parts.ts';
import { identifier, wholeNumber } from './scalars.ts';

const states = {
  pending: 'enAttente',
  cancelled: 'annulee',
  accepted: 'acceptee',
  automaticallyAccepted: 'accepteeAutomatiquement',
  rejected: 'refusee',
  partlyAccepted: 'accepteePartiellement',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<ModificationState | 'unknown', string>;

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

const stateOf = knownCode<ModificationState>(states, requestStateCodes);
const lineStateOf = knownCode<Exclude<LineState, 'unknown'>>(lineStates, requestStateCodes);
const actorOf = knownCode<Exclude<ModificationActor, 'unknown'>>(actors);

/** What a request asks for, by its code. */
export const modificationOf = knownNumber(modificationType);

const summary = {
  demandeIId: required(identifier(), 'identity'),
  referenceDemande: required(string(), 'identity'),
  typeModif: withDefault(code(modificationType), UNKNOWN_CODE),
  etatDemande: withDefault(code(states), UNKNOWN_CODE),
  dateDemande: required(instant(), 'time'),
  dateDecision: optional(instant()),
  nombreLignes: withDefault(wholeNumber(), 1),
  nombreRefusees: withDefault(wholeNumber(), 0),
};

/** A request as it is listed. */
export const demandeResumee = fields(summary);

export function summaryFromWire(wire: Infer<typeof demandeResumee>): ModificationSummary {
  return {
    id: wire.demandeIId,
    reference: wire.referenceDemande,
    type: modificationOf(wire.typeModif),
    state: stateOf(wire.etatDemande),
    askedAt: wire.dateDemande,
    decidedAt: wire.dateDecision,
    lineCount: wire.nombreLignes,
    rejectedCount: wire.nombreRefusees,
  };
}

export function summaryToWire(request: ModificationSummary): Infer<typeof demandeResumee> {
  return {
    demandeIId: request.id,
    referenceDemande: request.reference,
    typeModif: writtenCode(request.type),
    etatDemande: states[request.state],
    dateDemande: request.askedAt,
    dateDecision: request.decidedAt,
    nombreLignes: request.lineCount,
    nombreRefusees: request.rejectedCount,
  };
}

/** A request, as what asked for it is answered with. */
export const modificationSummaryCodec = answerCodec<ModificationSummary, Infer<typeof demandeResumee>>(demandeResumee, {
  decode: summaryFromWire,
  encode: summaryToWire,
});

/** What a line is about: one of these; none of them where it is of a kind that this version does not know. */
const objet = fields({
  lecteur: optional(lecteur),
  plage: optional(plage),
  email: optional(string()),
  texte: optional(string()),
});

type Objet = Infer<typeof objet>;

const nothingOf: Objet = { lecteur: null, plage: null, email: null, texte: null };

function subjectFromWire({ lecteur: reader, plage: range, email, texte }: Objet): ModificationSubject | null {
  if (reader) return { kind: 'reader', reader: readerFromWire(reader) };
  if (range) return { kind: 'ipRange', range: rangeFromWire(range) };
  if (email !== null) return { kind: 'email', email };
  return texte === null ? null : { kind: 'text', text: texte };
}

function subjectToWire(subject: ModificationSubject): Objet {
  switch (subject.kind) {
    case 'reader':
      return { ...nothingOf, lecteur: readerToWire(subject.reader) };
    case 'ipRange':
      return { ...nothingOf, plage: rangeToWire(subject.range) };
    case 'email':
      return { ...nothingOf, email: subject.email };
    case 'text':
      return { ...nothingOf, texte: subject.text };
  }
}

const ligne = fields({
  position: required(wholeNumber(), 'identity'),
  avant: optional(objet),
  apres: optional(objet),
  etatLigne: withDefault(code(lineStates), UNKNOWN_CODE),
  motif: withDefault(string(), ''),
});

function lineFromWire({ position, avant, apres, etatLigne, motif }: Infer<typeof ligne>): ModificationLine {
  return {
    position,
    before: avant && subjectFromWire(avant),
    after: apres && subjectFromWire(apres),
    state: lineStateOf(etatLigne),
    reason: motif,
  };
}

function lineToWire({ position, before, after, state, reason }: ModificationLine): Infer<typeof ligne> {
  return {
    position,
    avant: before && subjectToWire(before),
    apres: after && subjectToWire(after),
    etatLigne: lineStates[state],
    motif: reason,
  };
}

const entree = fields({
  etatDemande: withDefault(code(states), UNKNOWN_CODE),
  date: required(instant(), 'time'),
  auteur: withDefault(code(actors), UNKNOWN_CODE),
  nom: withDefault(string(), ''),
  motif: withDefault(string(), ''),
});

const demande = fields({
  ...summary,
  abonnement: optional(
    fields({ aboIId: required(identifier(), 'identity'), reference: required(string(), 'identity') }),
  ),
  lignes: rowsOf(ligne),
  historique: rowsOf(entree),
});

/** A request, with all that is known of it. */
const modificationCodec = answerCodec<Modification, Infer<typeof demande>>(demande, {
  decode: (wire) => ({
    ...summaryFromWire(wire),
    subscription: wire.abonnement && { id: wire.abonnement.aboIId, reference: wire.abonnement.reference },
    lines: wire.lignes.map(lineFromWire),
    history: wire.historique.map(({ etatDemande, date, auteur, nom, motif }) => ({
      state: stateOf(etatDemande),
      at: date,
      by: actorOf(auteur),
      name: nom,
      reason: motif,
    })),
  }),
  encode: (request) => ({
    ...summaryToWire(request),
    abonnement: request.subscription && { aboIId: request.subscription.id, reference: request.subscription.reference },
    lignes: request.lines.map(lineToWire),
    historique: request.history.map(({ state, at, by, name, reason }) => ({
      etatDemande: states[state],
      date: at,
      auteur: actors[by],
      nom: name,
      motif: reason,
    })),
  }),
});

export interface Named {
  readonly id: number;
}

/** Which request is asked for. */
const modificationQuestionCodec = codec(object({ vue: literal('demande'), demandeIId: identifier() }), {
  decode: ({ demandeIId }): Named => ({ id: demandeIId }),
  encode: ({ id }) => ({ vue: 'demande' as const, demandeIId: id }),
});

/** A request that is to be taken back. */
const modificationCancellingCodec = codec(object({ action: literal('annulation'), demandeIId: identifier() }), {
  decode: ({ demandeIId }): Named => ({ id: demandeIId }),
  encode: ({ id }) => ({ action: 'annulation' as const, demandeIId: id }),
});

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'], answer: modificationCodec } as const;

/** Calls about requests for a modification. */
export const modificationCalls = {
  'modification/read': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/read',
    asks: { field: 'vue', value: 'demande' },
    readsOnly: true,
    request: modificationQuestionCodec,
    failures: [400, 401, 403, 404],
    fixtures: ['modification-read', 'modification-read.unknown'],
    purpose: 'Tells a request of the caller’s, with its lines and what happened to it.',
  }),
  'modification/update': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/modification/update',
    request: modificationCancellingCodec,
    failures: [400, 401, 403, 404],
    fixtures: ['modification-update', 'modification-update.settled'],
    purpose: 'Takes a request back; where it was settled before, only tells how.',
  }),
};

/**
 * Where a browser hears that something has happened to a request of its person: a stream of server-sent events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). It says that, and not what: the page asks again. It speaks no language, so no path has one.
 */
export const modificationEvents = {
  path: '/ajax/subscriptions/modification/events',
  /** The name of the event. */
  happened: 'modification',
} as const;
