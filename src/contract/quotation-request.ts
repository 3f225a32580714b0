import type { Infer } from 'superstruct';
import { literal, min, object, optional, refine } from 'superstruct';
import type { Offer } from '../../machines/domain/offer.ts';
import type { QuotationDetails, QuotationVersion, RefusalReason } from '../../machines/domain/quotation.ts';
import { refusalOf } from '../../machines/validation/complaint.ts';
import { oneOf } from '../../machines/validation/rules/one-of.ts';
import { changeForm, declineForm } from '../../machines/validation/forms/quotation.ts';
import { codec } from './codec.ts';
import { identifier, referenceText, wholeNumber } from './scalars.ts';
import { offerFromWire, offerToWire } from './offer.ts';
import { offre } from './offer-sent.ts';
import { reasonFromWire, reasonToWire, reasonWords } from './quotation.ts';
import { coordonnees, detailsFromWire, detailsToWire } from './quotation-details.ts';
import type { WireNames } from './wire-names.ts';

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
export const quotationQuestionCodec = codec(demande, {
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
export const newQuotationCodec = codec(object({ typeDemande: literal('nouveauDevis'), offre }), {
  decode: (wire): { readonly offer: Offer } => ({ offer: offerFromWire(wire.offre) }),
  encode: ({ offer }) => ({ typeDemande: 'nouveauDevis' as const, offre: offerToWire(offer) }),
});

/** The order of an accepted quotation; its name, the idempotency key, stands in the header. */
export const quotationOrderCodec = codec(object({ typeDemande: literal('commande'), ...vue }), {
  decode: versionFromWire,
  encode: (asked) => ({ typeDemande: 'commande' as const, ...versionToWire(asked) }),
});

/** Another offer in a quotation. */
export const offerChangeCodec = codec(object({ ...vue, offre }), {
  decode: (wire): QuotationVersion & { readonly offer: Offer } => ({
    ...versionFromWire(wire),
    offer: offerFromWire(wire.offre),
  }),
  encode: ({ offer, ...asked }) => ({ ...versionToWire(asked), offre: offerToWire(offer) }),
});

/** Who buys. */
export const detailsChangeCodec = codec(object({ ...vue, coordonnees }), {
  decode: (wire): QuotationVersion & { readonly details: QuotationDetails } => ({
    ...versionFromWire(wire),
    details: detailsFromWire(wire.coordonnees),
  }),
  encode: ({ details, ...asked }) => ({ ...versionToWire(asked), coordonnees: detailsToWire(details) }),
});

/** A link for a colleague. */
export const quotationShareCodec = codec(object({ aboIId: identifier(), partage: literal(true) }), {
  decode: ({ aboIId }): { readonly id: number } => ({ id: aboIId }),
  encode: ({ id }) => ({ aboIId: id, partage: true as const }),
});

/** The yes to a quotation. */
export const acceptanceCodec = codec(object({ ...vue, decision: literal('acceptation') }), {
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
export const declineNames = {
  reason: 'motif',
  remark: 'message',
} as const satisfies WireNames<Infer<typeof declineForm>, keyof Infer<typeof refus>>;

/** The no to a quotation; another reason than those offered must be said in words. */
export const refusalCodec = codec(refus, {
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
export const changeNames = { remark: 'message' } as const satisfies WireNames<
  Infer<typeof changeForm>,
  keyof Infer<typeof modification>
>;

/** A request to change a quotation. */
export const changeRequestCodec = codec(modification, {
  decode: (wire): QuotationVersion & { readonly message: string } => ({
    ...versionFromWire(wire),
    message: wire.message.trim(),
  }),
  encode: ({ message, ...asked }) => ({ ...versionToWire(asked), decision: 'modification' as const, message }),
});
