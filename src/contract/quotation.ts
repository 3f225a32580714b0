import type { Infer } from 'superstruct';
import { literal, min, object, optional, refine } from 'superstruct';
import type { Offer } from '../../machines/domain/offer.ts';
import type { QuotationDetails, QuotationVersion, RefusalReason } from '../../machines/domain/quotation.ts';
import { refusalOf } from '../../machines/validation/complaint.ts';
import { changeForm, declineForm } from '../../machines/validation/forms/quotation.ts';
import { oneOf } from '../../machines/validation/rules/text.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import type { WireNames } from './wire-names.ts';
import { inverted } from './wire-names.ts';
import { offre } from './offer-sent.ts';
import { offerFromWire, offerToWire, offerFields } from './offer.ts';
import {
  reasonFromWire,
  reasonToWire,
  reasonWords,
  quotationChangedCodec,
  quotationCodec,
  quotationLinkCodec,
} from './quotation-codec.ts';
import { coordonnees, detailsFromWire, detailsToWire, detailsFields } from './quotation-details.ts';
import { identifier, referenceText, wholeNumber } from './scalars.ts';

/** Which quotation: by the number of its subscription, or by its reference. */
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

/** Which quotation, and the version that the caller has before them. */
const vue = { aboIId: identifier(), version: min(wholeNumber(), 1) };

function versionFromWire({ aboIId, version }: { aboIId: number; version: number }): QuotationVersion {
  return { id: aboIId, version };
}

function versionToWire({ id, version }: QuotationVersion) {
  return { aboIId: id, version };
}

/** A quotation to be begun, of an offer at list prices. */
const newQuotationCodec = codec(object({ typeDemande: literal('nouveauDevis'), offre }), {
  decode: (wire): { readonly offer: Offer } => ({ offer: offerFromWire(wire.offre) }),
  encode: ({ offer }) => ({ typeDemande: 'nouveauDevis' as const, offre: offerToWire(offer) }),
});

/** The order of an accepted quotation; its name, the idempotency key, stands in the header. */
const quotationOrderCodec = codec(object({ typeDemande: literal('commande'), ...vue }), {
  decode: versionFromWire,
  encode: (asked) => ({ typeDemande: 'commande' as const, ...versionToWire(asked) }),
});

/** Another offer in a quotation. */
const offerChangeCodec = codec(object({ ...vue, offre }), {
  decode: (wire): QuotationVersion & { readonly offer: Offer } => ({
    ...versionFromWire(wire),
    offer: offerFromWire(wire.offre),
  }),
  encode: ({ offer, ...asked }) => ({ ...versionToWire(asked), offre: offerToWire(offer) }),
});

/** Who buys. */
const detailsChangeCodec = codec(object({ ...vue, coordonnees }), {
  decode: (wire): QuotationVersion & { readonly details: QuotationDetails } => ({
    ...versionFromWire(wire),
    details: detailsFromWire(wire.coordonnees),
  }),
  encode: ({ details, ...asked }) => ({ ...versionToWire(asked), coordonnees: detailsToWire(details) }),
});

/** A link for a colleague. */
const quotationShareCodec = codec(object({ aboIId: identifier(), partage: literal(true) }), {
  decode: ({ aboIId }): { readonly id: number } => ({ id: aboIId }),
  encode: ({ id }) => ({ aboIId: id, partage: true as const }),
});

/** The yes to a quotation. */
const acceptanceCodec = codec(object({ ...vue, decision: literal('acceptation') }), {
  decode: versionFromWire,
  encode: (asked) => ({ ...versionToWire(asked), decision: 'acceptation' as const }),
});

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

/** Wire names of a no. */
const declineNames = {
  reason: 'motif',
  remark: 'message',
} as const satisfies WireNames<Infer<typeof declineForm>, keyof Infer<typeof refus>>;

/** The no to a quotation; another reason than those offered must be said in words. */
const refusalCodec = codec(refus, {
  decode: (wire): QuotationVersion & { readonly reason: RefusalReason; readonly message: string } => ({
    ...versionFromWire(wire),
    reason: reasonFromWire(wire.motif),
    message: wire.message.trim(),
  }),
  encode: ({ reason, message, ...asked }) => ({
    ...versionToWire(asked),
    decision: 'refus' as const,
    motif: reasonToWire(reason),
    message,
  }),
});

const modification = object({ ...vue, decision: literal('modification'), message: changeForm.schema.remark });

/** Wire names of a request to change a quotation. */
const changeNames = { remark: 'message' } as const satisfies WireNames<
  Infer<typeof changeForm>,
  keyof Infer<typeof modification>
>;

/** A request to change a quotation. */
const changeRequestCodec = codec(modification, {
  decode: (wire): QuotationVersion & { readonly message: string } => ({
    ...versionFromWire(wire),
    message: wire.message.trim(),
  }),
  encode: ({ message, ...asked }) => ({ ...versionToWire(asked), decision: 'modification' as const, message }),
});

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Calls about quotations. A field of the request distinguishes those that share a path. */
export const quotationCalls = {
  'quotation/read': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/read',
    request: quotationQuestionCodec,
    answer: quotationCodec,
    readsOnly: true,
    failures: [400, 401, 403, 404],
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
    failures: [400, 401, 403, 409, 422, 429],
    fields: offerFields,
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
    failures: [400, 401, 403, 404, 409, 422],
    successWords: unsaid.byPage,
    fixtures: ['quotation-order', 'quotation-order.not-accepted'],
    purpose: 'Orders what an accepted quotation offers: once, whatever the idempotency key.',
  }),
  'quotation/offer': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'offre' },
    request: offerChangeCodec,
    answer: quotationChangedCodec,
    failures: [400, 401, 403, 404, 422],
    fields: offerFields,
    fixtures: ['quotation-offer', 'quotation-offer.of-the-publisher'],
    purpose: 'Puts another offer into a quotation whose offer is the buyer’s own, at list prices.',
  }),
  'quotation/details': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'coordonnees' },
    request: detailsChangeCodec,
    answer: quotationChangedCodec,
    failures: [400, 401, 403, 404, 422],
    fields: detailsFields,
    fixtures: ['quotation-details', 'quotation-details.public-buyer', 'quotation-details.incomplete'],
    purpose: 'Keeps who buys, and where things go; the tax follows.',
  }),
  'quotation/share': call({
    ...ownersOnly,
    path: '/ajax/infosquote/update',
    asks: { field: 'partage' },
    request: quotationShareCodec,
    answer: quotationLinkCodec,
    failures: [400, 401, 403, 404, 409, 429],
    fixtures: ['quotation-share', 'quotation-share.expired'],
    purpose: 'Makes a link by which anybody sees a quotation and nothing else; the one before holds no longer.',
  }),
  'quotation/accept': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'acceptation' },
    request: acceptanceCodec,
    answer: quotationChangedCodec,
    failures: [400, 401, 403, 404, 422],
    successWords: unsaid.byPage,
    fields: detailsFields,
    fixtures: ['quotation-accept', 'quotation-accept.stale', 'quotation-accept.incomplete'],
    purpose: 'Says yes to a quotation whose details are complete.',
  }),
  'quotation/decline': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'refus' },
    request: refusalCodec,
    answer: quotationChangedCodec,
    failures: [400, 401, 403, 404, 422],
    successWords: unsaid.byPage,
    fields: inverted(declineNames),
    fixtures: ['quotation-decline', 'quotation-decline.incomplete'],
    purpose: 'Says no to a quotation, and why.',
  }),
  'quotation/ask-for-change': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/validation',
    asks: { field: 'decision', value: 'modification' },
    request: changeRequestCodec,
    answer: quotationChangedCodec,
    failures: [400, 401, 403, 404, 422],
    successWords: unsaid.byPage,
    fields: inverted(changeNames),
    fixtures: ['quotation-ask-for-change'],
    purpose: 'Asks the publisher for another quotation.',
  }),
};
