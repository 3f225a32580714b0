import type { Infer } from 'superstruct';
import { defaulted, enums, literal, nullable, object } from 'superstruct';
import type { ReaderAddition, ReaderAdditionAnswer, ReaderDeletion, ReaderEdit } from '../domain/licence.ts';
import type { ReaderIdentity } from '../domain/licence-entries.ts';
import { MOST_ADDED_READERS } from '../domain/licence.ts';
import { currencies } from '../domain/money.ts';
import { purchaseOrderForm, readerForm } from '../validation/forms/reader.ts';
import { amountMapping } from './amount.ts';
import { answerCodec, fields, optional, required } from './answer.ts';
import { call } from './call.ts';
import { union } from './compound.ts';
import { formFields } from './wire-names.ts';
import {
  allReadersCodec,
  allReadersQuestionCodec,
  licenceReaderCodec,
  readerPageCodec,
  readerQuestionCodec,
  readersQuestionCodec,
} from './licence-codec.ts';
import { change, ownersOnly, read } from './licence-call.ts';
import { places, readerNames, seatsMapping } from './licence-parts.ts';
import { demandeResumee, summaryMapping } from './modification-summary.ts';
import { identifier, wholeNumber } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';
import { listOf, mapping, orNull, requestOf, trimmed } from './mapping.ts';

const aboIId = identifier();

const { civility, firstName, lastName, email } = readerForm.schema;

const { purchaseOrder } = purchaseOrderForm.schema;

/** A reader as typed into the form, validated by the form's rules. */
const identiteSaisie = { civilite: civility, prenom: firstName, nom: lastName, email };

const lecteurSaisi = object(identiteSaisie);

/** Wire names of a reader, whose names lose the blanks around them. */
const typedNames = { ...readerNames, firstName: ['prenom', trimmed], lastName: ['nom', trimmed] } as const;

const typedReader = mapping<ReaderIdentity>()(lecteurSaisi, typedNames);

/** Readers to be added, and the price of those beyond the free seats, as shown to the person. */
export const readerAdditionCodec = requestOf<ReaderAddition>()(
  object({
    aboIId,
    lecteurs: sizedRows(lecteurSaisi, 1, MOST_ADDED_READERS),
    supplement: nullable(object({ montant: wholeNumber(), devise: enums(currencies) })),
    // Pages of the release before do not send it.
    numeroCommande: defaulted(purchaseOrder, ''),
  }),
  {
    subscriptionId: 'aboIId',
    readers: ['lecteurs', listOf(typedReader)],
    charge: ['supplement', orNull(amountMapping)],
    purchaseOrder: ['numeroCommande', trimmed],
  },
);

const asked = fields({ demande: required(demandeResumee, 'variant'), places: optional(literal(null)) });
const chargeChanged = fields({ demande: optional(literal(null)), places: required(places, 'variant') });
const reponse = union([asked, chargeChanged]);

/** Outcome of an addition: the request, or the current seats and charge if they have changed. */
export const readerAdditionAnswerCodec = answerCodec<ReaderAdditionAnswer, Infer<typeof reponse>>(reponse, {
  decode: (wire) =>
    wire.demande === null
      ? { kind: 'chargeChanged', seats: seatsMapping.decode(wire.places) }
      : { kind: 'asked', request: summaryMapping.decode(wire.demande) },
  encode: (answer) =>
    answer.kind === 'asked'
      ? { demande: summaryMapping.encode(answer.request), places: null }
      : { demande: null, places: seatsMapping.encode(answer.seats) },
});

/** A reader who is replaced by another person, or renamed. */
const readerEditCodec = requestOf<ReaderEdit>()(object({ aboIId, docIId: identifier(), ...identiteSaisie }), {
  subscriptionId: 'aboIId',
  readerId: 'docIId',
  reader: typedNames,
});

/** A reader to remove. */
const readerDeletionCodec = requestOf<ReaderDeletion>()(object({ aboIId, docIId: identifier() }), {
  subscriptionId: 'aboIId',
  readerId: 'docIId',
});

/** Calls about the readers of a subscription. */
export const licenceCalls = {
  'readers/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteurs' },
    request: readersQuestionCodec,
    answer: readerPageCodec,
    failures: [404, 422],
    port: { name: 'readReaders', lists: 'withCompleteness' },
    fixtures: ['readers-read', 'readers-read.not-administrator', 'readers-read.wrong-cursor'],
    purpose: 'Tells readers of a licence that the caller administers, a hundred at most, by surname and first name.',
  }),
  'readers/all': call({
    ...read,
    asks: { field: 'vue', value: 'tousLecteurs' },
    request: allReadersQuestionCodec,
    answer: allReadersCodec,
    failures: [404],
    port: { name: 'readAllReaders', lists: 'whole' },
    fixtures: ['readers-all'],
    purpose: 'Tells all readers of a licence that the caller administers.',
  }),
  'reader/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteur' },
    request: readerQuestionCodec,
    answer: licenceReaderCodec,
    failures: [404],
    port: { name: 'readReader' },
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
    failures: [404, 429],
    fields: {
      ...formFields<Infer<typeof readerForm>>(typedNames, 'lecteurs.*.', 'readers.*.'),
      ...formFields<Infer<typeof purchaseOrderForm>>({ purchaseOrder: 'numeroCommande' }),
    },
    makesStale: () => ['readers/read', 'subscription/read'],
    port: { name: 'addReaders' },
    fixtures: ['reader-add', 'reader-add.charge-changed', 'reader-add.incomplete'],
    purpose:
      'Asks for readers to be added, once for one idempotency key; where they cost something else by now, only tells that.',
  }),
  'reader/update': call({
    ...change,
    path: '/ajax/subscriptions/reader/update',
    request: readerEditCodec,
    failures: [404, 429],
    fields: formFields<Infer<typeof readerForm>>(typedNames),
    makesStale: () => ['readers/read', 'subscription/read'],
    port: { name: 'editReader' },
    fixtures: ['reader-update', 'reader-update.incomplete'],
    purpose: 'Asks for a reader’s name or email address to be corrected; the seat stays theirs.',
  }),
  'reader/delete': call({
    ...change,
    path: '/ajax/subscriptions/reader/delete',
    request: readerDeletionCodec,
    failures: [404, 422, 429],
    makesStale: () => ['readers/read', 'subscription/read'],
    port: { name: 'deleteReader', outlivesPage: true },
    fixtures: ['reader-delete', 'reader-delete.pending'],
    purpose: 'Asks for a reader to read no longer.',
  }),
};
