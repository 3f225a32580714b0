import { object, string } from 'superstruct';
import type { RequestKind } from '../domain/contact.ts';
import type { ContactMessage } from '../validation/forms/contact.ts';
import { contactForm } from '../validation/forms/contact.ts';
import { oneOf } from '../validation/rules/text.ts';
import { fields, required } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { requestKindCodes } from './codes.ts';
import { coded } from './known-code.ts';
import { formFields } from './wire-names.ts';
import { answerOf, requestOf, trimmed, words } from './mapping.ts';

const kinds = {
  quote: 'devis',
  order: 'commande',
  subscriptionManagement: 'gestionAbonnement',
  claim: 'reclamation',
  payment: 'paiement',
  contactForm: 'formulaireContact',
  wallet: 'porteMonnaie',
  unsubscription: 'desabonnement',
  support: 'support',
  readerManagement: 'gestionLecteurs',
  globalLicenceForm: 'formulaireLicenceGlobale',
  modificationRequest: 'demandeModification',
} as const satisfies Record<RequestKind, string>;

const { about, remark } = contactForm.schema;

const contact = object({
  typeDemande: coded(oneOf(Object.values(kinds)), kinds, requestKindCodes),
  numeroConcerne: about,
  message: remark,
});

/** Wire names of a message to the desk. */
const contactNames = {
  kind: ['typeDemande', words(kinds)],
  about: ['numeroConcerne', trimmed],
  remark: ['message', trimmed],
} as const;

/** A message to the desk (specification §7). */
const contactMessageCodec = requestOf<ContactMessage>()(contact, contactNames);

/** The reference by which people speak of a message. */
export const contactReceiptCodec = answerOf<{ readonly reference: string }>()(
  fields({ referenceMessage: required(string(), 'identity') }),
  { reference: 'referenceMessage' },
);

/** Messages to the desk. */
export const contactCalls = {
  'form/contact': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/contact',
    request: contactMessageCodec,
    answer: contactReceiptCodec,
    callers: ['signedIn'],
    idempotent: true,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: formFields<ContactMessage>(contactNames),
    port: { name: 'sendMessage' },
    fixtures: ['contact.claim', 'contact.incomplete'],
    purpose: 'Sends a message of whoever has signed in to the desk, once for one idempotency key; a copy goes to them.',
  }),
};
