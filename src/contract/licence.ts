import type { Infer } from 'superstruct';
import { enums, literal, nullable, object } from 'superstruct';
import type {
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderDeletion,
  ReaderEdit,
  ReaderIdentity,
} from '../../machines/domain/licence.ts';
import { MOST_ADDED_READERS } from '../../machines/domain/licence.ts';
import { currencies } from '../../machines/domain/money.ts';
import { readerForm } from '../../machines/validation/forms/reader.ts';
import { amountFromWire, amountToWire, montant } from './amount.ts';
import { answerCodec, fields, optional, required } from './answer.ts';
import { defaults, call } from './call.ts';
import { codec } from './codec.ts';
import { union } from './compound.ts';
import type { WireNames } from './wire-names.ts';
import { inverted, fieldsUnder } from './wire-names.ts';
import {
  allReadersCodec,
  allReadersQuestionCodec,
  licenceReaderCodec,
  readerPageCodec,
  readerQuestionCodec,
  readersQuestionCodec,
} from './licence-codec.ts';
import { places, readerToWire, seatsFromWire, seatsToWire } from './licence-parts.ts';
import { demandeResumee, summaryFromWire, summaryToWire, modificationSummaryCodec } from './modification.ts';
import { identifier } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';
import { subscriptionDetailCodec, subscriptionQuestionCodec } from './subscription-detail.ts';

const aboIId = identifier();

const { civility, firstName, lastName, email } = readerForm.schema;

/** A reader as typed into the form, validated by the form's rules. */
const identiteSaisie = { civilite: civility, prenom: firstName, nom: lastName, email };

const lecteurSaisi = object(identiteSaisie);

/** Wire names of a reader. */
const readerNames = {
  civility: 'civilite',
  firstName: 'prenom',
  lastName: 'nom',
  email: 'email',
} as const satisfies WireNames<Infer<typeof readerForm>, keyof typeof identiteSaisie>;

function readerFromWire(wire: Infer<typeof lecteurSaisi>): ReaderIdentity {
  return { civility: wire.civilite, firstName: wire.prenom.trim(), lastName: wire.nom.trim(), email: wire.email };
}

/** Readers to be added, and the price of those beyond the free seats, as shown to the person. */
export const readerAdditionCodec = codec(
  object({
    aboIId,
    lecteurs: sizedRows(lecteurSaisi, 1, MOST_ADDED_READERS),
    supplement: nullable(object({ montant, devise: enums(currencies) })),
  }),
  {
    decode: (wire): ReaderAddition => ({
      subscriptionId: wire.aboIId,
      readers: wire.lecteurs.map(readerFromWire),
      charge: wire.supplement && amountFromWire(wire.supplement),
    }),
    encode: ({ subscriptionId, readers, charge }) => ({
      aboIId: subscriptionId,
      lecteurs: readers.map(readerToWire),
      supplement: charge && amountToWire(charge),
    }),
  },
);

const asked = fields({ demande: required(demandeResumee, 'variant'), places: optional(literal(null)) });
const chargeChanged = fields({ demande: optional(literal(null)), places: required(places, 'variant') });
const reponse = union([asked, chargeChanged]);

/** What an addition came to: the request, or seats and charge as they are by now. */
export const readerAdditionAnswerCodec = answerCodec<ReaderAdditionAnswer, Infer<typeof reponse>>(reponse, {
  decode: (wire) =>
    wire.demande === null
      ? { kind: 'chargeChanged', seats: seatsFromWire(wire.places) }
      : { kind: 'asked', request: summaryFromWire(wire.demande) },
  encode: (answer) =>
    answer.kind === 'asked'
      ? { demande: summaryToWire(answer.request), places: null }
      : { demande: null, places: seatsToWire(answer.seats) },
});

/** A reader who is replaced by another person, or renamed. */
const readerEditCodec = codec(object({ aboIId, docIId: identifier(), ...identiteSaisie }), {
  decode: (wire): ReaderEdit => ({
    subscriptionId: wire.aboIId,
    readerId: wire.docIId,
    reader: readerFromWire(wire),
  }),
  encode: ({ subscriptionId, readerId, reader }) => ({
    aboIId: subscriptionId,
    docIId: readerId,
    ...readerToWire(reader),
  }),
});

/** A reader who is to read no longer. */
const readerDeletionCodec = codec(object({ aboIId, docIId: identifier() }), {
  decode: (wire): ReaderDeletion => ({ subscriptionId: wire.aboIId, readerId: wire.docIId }),
  encode: ({ subscriptionId, readerId }) => ({ aboIId: subscriptionId, docIId: readerId }),
});

/** What rows about licences have in common. */
const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Reads share a path: a field of the request distinguishes them. */
export const read = {
  ...ownersOnly,
  path: '/ajax/subscriptions/read',
  failures: [400, 401, 403, 404],
  readsOnly: true,
} as const;

export const change = { ...ownersOnly, answer: modificationSummaryCodec } as const;

/** Calls about subscriptions and their readers. */
export const licenceCalls = {
  'subscription/read': call({
    ...read,
    asks: { field: 'vue', value: 'abonnement' },
    request: subscriptionQuestionCodec,
    answer: subscriptionDetailCodec,
    fixtures: ['subscription-read', 'subscription-read.reader', 'subscription-read.unknown'],
    purpose: 'Tells a subscription that the caller owns or reads by; its owner also what happened to it.',
  }),
  'readers/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteurs' },
    request: readersQuestionCodec,
    answer: readerPageCodec,
    failures: [400, 401, 403, 404, 422],
    fixtures: ['readers-read', 'readers-read.not-administrator', 'readers-read.wrong-cursor'],
    purpose: 'Tells readers of a licence that the caller administers, a hundred at most, by surname and first name.',
  }),
  'readers/all': call({
    ...read,
    asks: { field: 'vue', value: 'tousLecteurs' },
    request: allReadersQuestionCodec,
    answer: allReadersCodec,
    fixtures: ['readers-all'],
    purpose: 'Tells all readers of a licence that the caller administers.',
  }),
  'reader/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteur' },
    request: readerQuestionCodec,
    answer: licenceReaderCodec,
    fixtures: ['reader-read', 'reader-read.unknown'],
    purpose: 'Tells one reader of a licence that the caller administers.',
  }),
  'reader/add': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/reader/add',
    request: readerAdditionCodec,
    answer: readerAdditionAnswerCodec,
    idempotent: true,
    // Three thousand readers with long names.
    longestBody: 2_000_000,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: fieldsUnder(readerNames, 'lecteurs.*', 'readers.*'),
    fixtures: ['reader-add', 'reader-add.charge-changed', 'reader-add.incomplete'],
    purpose:
      'Asks for readers to be added, once for one idempotency key; where they cost something else by now, only tells that.',
  }),
  'reader/update': call({
    ...change,
    path: '/ajax/subscriptions/reader/update',
    request: readerEditCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(readerNames),
    fixtures: ['reader-update', 'reader-update.incomplete'],
    purpose: 'Asks for a reader’s name or e-mail address to be corrected; the seat stays theirs.',
  }),
  'reader/delete': call({
    ...change,
    path: '/ajax/subscriptions/reader/delete',
    request: readerDeletionCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fixtures: ['reader-delete', 'reader-delete.pending'],
    purpose: 'Asks for a reader to read no longer.',
  }),
};
