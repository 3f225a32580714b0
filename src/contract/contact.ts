import type { Infer } from 'superstruct';
import { object, string } from 'superstruct';
import type { ContactMessage, RequestKind } from '../../machines/domain/contact.ts';
import { contactForm } from '../../machines/validation/forms/contact.ts';
import { oneOf } from '../../machines/validation/rules/text.ts';
import { answerCodec, fields, required } from './answer.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import type { WireNames } from './wire-names.ts';
import { inverted } from './wire-names.ts';

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

const kindOf = inverted(kinds);

const { about, remark } = contactForm.schema;

const contact = object({ typeDemande: oneOf(Object.values(kinds)), numeroConcerne: about, message: remark });

/** Wire names of a message to the desk. */
const contactNames = {
  kind: 'typeDemande',
  about: 'numeroConcerne',
  remark: 'message',
} as const satisfies WireNames<Infer<typeof contactForm>, keyof Infer<typeof contact>>;

/** A message to the desk (specification §7). */
const contactMessageCodec = codec(contact, {
  decode: ({ typeDemande, numeroConcerne, message }): ContactMessage => ({
    kind: kindOf[typeDemande],
    about: numeroConcerne.trim(),
    remark: message.trim(),
  }),
  encode: ({ kind, about: number, remark: message }): Infer<typeof contact> => ({
    typeDemande: kinds[kind],
    numeroConcerne: number,
    message,
  }),
});

/** The reference by which people speak of a message. */
export const contactReceiptCodec = answerCodec(fields({ referenceMessage: required(string(), 'identity') }), {
  decode: ({ referenceMessage }): { readonly reference: string } => ({ reference: referenceMessage }),
  encode: ({ reference }) => ({ referenceMessage: reference }),
});

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
    failures: [400, 401, 403, 409, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(contactNames),
    fixtures: ['contact.claim', 'contact.incomplete'],
    purpose: 'Sends a message of whoever has signed in to the desk, once for one idempotency key; a copy goes to them.',
  }),
};
