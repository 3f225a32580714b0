import type { Infer } from 'superstruct';
import { literal, min, object, optional, refine } from 'superstruct';
import type { Offer } from '../domain/offer.ts';
import type { QuotationDetails, QuotationVersion, RefusalReason } from '../domain/quotation.ts';
import { refusalOf } from '../validation/issue.ts';
import { changeForm, declineForm } from '../validation/forms/quotation.ts';
import { oneOf } from '../validation/rules/text.ts';
import { call, defaults, omittedWords, stale } from './call.ts';
import { codec } from './codec.ts';
import { formFields } from './wire-names.ts';
import { offre } from './offer-sent.ts';
import { offerMapping, offerFields } from './offer.ts';
import {
  reasonMapping,
  reasonWords,
  quotationChangedCodec,
  quotationCodec,
  quotationLinkCodec,
} from './quotation-codec.ts';
import { coordonnees, detailsMapping, detailsFields } from './quotation-details.ts';
import { identifier, referenceText, wholeNumber } from './scalars.ts';
import { requestOf, trimmed } from './mapping.ts';

/** A quotation, by the number of its subscription or by its reference. */
export type QuotationQuestion =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'reference'; readonly reference: string };

const demande = refine(
  object({ aboIId: optional(identifier()), referenceDevis: optional(referenceText()) }),
  'one question',
  ({ aboIId, referenceDevis }) => (aboIId === undefined) !== (referenceDevis === undefined),
);

/** `{aboIId}` or `{referenceDevis}`. */
const quotationQuestionCodec = codec(demande, {
  decode: ({ aboIId, referenceDevis }): QuotationQuestion =>
    aboIId === undefined ? { kind: 'reference', reference: referenceDevis ?? '' } : { kind: 'id', id: aboIId },
  encode: (question): Infer<typeof demande> =>
    question.kind === 'id' ? { aboIId: question.id } : { referenceDevis: question.reference },
});

/** A quotation, and the version that the caller has seen. */
const vue = { aboIId: identifier(), version: min(wholeNumber(), 1) };

const versionNames = { id: 'aboIId', version: 'version' } as const;

/** A new quotation, of an offer at list prices. */
const newQuotationCodec = requestOf<{ readonly offer: Offer }>()(
  object({ typeDemande: literal('nouveauDevis'), offre }),
  { offer: ['offre', offerMapping] },
  { typeDemande: 'nouveauDevis' },
);

/** The order of an accepted quotation; its name, the idempotency key, stands in the header. */
const quotationOrderCodec = requestOf<QuotationVersion>()(
  object({ typeDemande: literal('commande'), ...vue }),
  versionNames,
  { typeDemande: 'commande' },
);

/** Another offer in a quotation. */
const offerChangeCodec = requestOf<QuotationVersion & { readonly offer: Offer }>()(object({ ...vue, offre }), {
  ...versionNames,
  offer: ['offre', offerMapping],
});

/** The details of the buyer. */
const detailsChangeCodec = requestOf<QuotationVersion & { readonly details: QuotationDetails }>()(
  object({ ...vue, coordonnees }),
  { ...versionNames, details: ['coordonnees', detailsMapping] },
);

/** A link for a colleague. */
const quotationShareCodec = requestOf<{ readonly id: number }>()(
  object({ aboIId: identifier(), partage: literal(true) }),
  { id: 'aboIId' },
  { partage: true },
);

/** The acceptance of a quotation. */
const acceptanceCodec = requestOf<QuotationVersion>()(
  object({ ...vue, decision: literal('acceptation') }),
  versionNames,
  { decision: 'acceptation' },
);

const refus = refine(
  object({
    ...vue,
    decision: literal('refus'),
    motif: oneOf(reasonWords),
    message: declineForm.schema.remark,
  }),
  'message',
  ({ motif, message }, context) =>
    motif !== 'autre' || message.trim() !== '' || refusalOf('message', { code: 'required' }, context),
);

const refusalNames = { reason: ['motif', reasonMapping], message: ['message', trimmed] } as const;

/** The refusal of a quotation; a reason that is not in the list needs a message. */
const refusalCodec = requestOf<QuotationVersion & { readonly reason: RefusalReason; readonly message: string }>()(
  refus,
  { ...versionNames, ...refusalNames },
  { decision: 'refus' },
);

const changeNames = { message: ['message', trimmed] } as const;

/** A request to change a quotation. */
const changeRequestCodec = requestOf<QuotationVersion & { readonly message: string }>()(
  object({ ...vue, decision: literal('modification'), message: changeForm.schema.remark }),
  { ...versionNames, ...changeNames },
  { decision: 'modification' },
);

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Calls about quotations. A field of the request distinguishes those that share a path. */
export const quotationCalls = {
  'quotation/read': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/read',
    request: quotationQuestionCodec,
    answer: quotationCodec,
    readsOnly: true,
    failures: [404],
    fixtures: ['quotation-read.open', 'quotation-read.declined', 'quotation-read.unknown'],
    purpose: 'Tells a quotation as it stands.',
  }),
  'quotation/start': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/commande',
    asks: { field: 'typeDemande', value: 'nouveauDevis' },
    request: newQuotationCodec,
    answer: quotationCodec,
    idempotent: true,
    failures: [429],
    fields: offerFields,
    makesStale: () => stale.money,
    port: { name: 'startQuotation' },
    fixtures: ['quotation-start', 'quotation-start.too-many-readers'],
    purpose: 'Begins a quotation of an offer at list prices, once for one idempotency key.',
  }),
  'quotation/order': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/commande',
    asks: { field: 'typeDemande', value: 'commande' },
    request: quotationOrderCodec,
    answer: quotationChangedCodec,
    idempotent: true,
    failures: [404, 422],
    successWords: omittedWords.byPage,
    makesStale: () => [...stale.money, ...stale.licence],
    port: { name: 'orderQuotation' },
    fixtures: ['quotation-order', 'quotation-order.not-accepted'],
    purpose: 'Orders what an accepted quotation offers: once, whatever the idempotency key.',
  }),
  'quotation/offer': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'offre' },
    request: offerChangeCodec,
    answer: quotationChangedCodec,
    failures: [404],
    fields: offerFields,
    makesStale: () => stale.money,
    port: { name: 'changeOffer' },
    fixtures: ['quotation-offer', 'quotation-offer.of-the-publisher'],
    purpose: 'Puts another offer into a quotation whose offer is the buyer’s own, at list prices.',
  }),
  'quotation/details': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'coordonnees' },
    request: detailsChangeCodec,
    answer: quotationChangedCodec,
    failures: [404],
    fields: detailsFields,
    makesStale: () => stale.money,
    port: { name: 'saveDetails' },
    fixtures: ['quotation-details', 'quotation-details.public-buyer', 'quotation-details.incomplete'],
    purpose: 'Keeps who buys, and where things go; the tax follows.',
  }),
  'quotation/share': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'partage' },
    request: quotationShareCodec,
    answer: quotationLinkCodec,
    failures: [404, 409, 429],
    port: { name: 'shareQuotation' },
    fixtures: ['quotation-share', 'quotation-share.expired'],
    purpose: 'Makes a link by which anybody sees a quotation and nothing else; the one before holds no longer.',
  }),
  'quotation/accept': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'acceptation' },
    request: acceptanceCodec,
    answer: quotationChangedCodec,
    failures: [404],
    successWords: omittedWords.byPage,
    fields: detailsFields,
    makesStale: () => stale.money,
    fixtures: ['quotation-accept', 'quotation-accept.stale', 'quotation-accept.incomplete'],
    purpose: 'Says yes to a quotation whose details are complete.',
  }),
  'quotation/decline': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'refus' },
    request: refusalCodec,
    answer: quotationChangedCodec,
    failures: [404],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof declineForm>>({ reason: refusalNames.reason, remark: refusalNames.message }),
    makesStale: () => stale.money,
    fixtures: ['quotation-decline', 'quotation-decline.incomplete'],
    purpose: 'Says no to a quotation, and why.',
  }),
  'quotation/ask-for-change': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'modification' },
    request: changeRequestCodec,
    answer: quotationChangedCodec,
    failures: [404],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof changeForm>>({ remark: changeNames.message }),
    makesStale: () => stale.money,
    fixtures: ['quotation-ask-for-change'],
    purpose: 'Asks the publisher for another quotation.',
  }),
};
