import type { Infer } from 'superstruct';
import { boolean, enums, string } from 'superstruct';
import type {
  Quotation,
  QuotationChanged,
  QuotationLink,
  QuotationState,
  RefusalReason,
} from '../../machines/domain/quotation.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { day, instant } from './dates.ts';
import { inverted } from './wire-names.ts';
import { offerFromWire, offerToWire, offreChiffree, offreConnue, pricedFromWire, pricedToWire } from './offer.ts';
import { partie, partyFromWire, partyToWire } from './party.ts';
import { coordonneesConnues, detailsFromWire, detailsToWire } from './quotation-details.ts';
import { identifier, wholeNumber } from './scalars.ts';

const states = {
  open: 'ouvert',
  expired: 'expire',
  accepted: 'accepte',
  ordered: 'commande',
  declined: 'refuse',
  changeAsked: 'modificationDemandee',
  withdrawn: 'retire',
} as const satisfies Record<QuotationState, string>;

const stateOf = inverted(states);

const reasons = {
  price: 'prix',
  scope: 'perimetre',
  budget: 'budget',
  otherSupplier: 'autreFournisseur',
  later: 'plusTard',
  other: 'autre',
} as const satisfies Record<RefusalReason, string>;

/** Why a quotation is declined, on the wire. */
export const reasonWords = Object.values(reasons);

type ReasonWord = (typeof reasonWords)[number];

const reasonOf = inverted(reasons);

export function reasonFromWire(wire: ReasonWord): RefusalReason {
  return reasonOf[wire];
}

export function reasonToWire(reason: RefusalReason): ReasonWord {
  return reasons[reason];
}

const decision = fields({
  motif: optional(enums(reasonWords)),
  message: withDefault(string(), ''),
  decideLe: required(instant(), 'time'),
});

const devis = fields({
  aboIId: required(identifier(), 'identity'),
  reference: required(string(), 'identity'),
  version: required(wholeNumber(), 'money'),
  etat: required(enums(Object.values(states)), 'money'),
  offre: required(offreConnue, 'money'),
  prix: required(offreChiffree, 'money'),
  dateDevis: required(day(), 'time'),
  dateExpiration: required(instant(), 'time'),
  /** The server's clock when it answered. */
  luLe: required(instant(), 'time'),
  offreModifiable: withDefault(boolean(), false),
  note: withDefault(string(), ''),
  /** Who offers. */
  emetteur: optional(partie),
  coordonnees: optional(coordonneesConnues),
  decision: optional(decision),
});

type Devis = Infer<typeof devis>;

function decisionFromWire({ motif, message, decideLe }: Infer<typeof decision>): NonNullable<Quotation['decision']> {
  return { reason: motif && reasonOf[motif], message, at: decideLe };
}

function decisionToWire({ reason, message, at }: NonNullable<Quotation['decision']>): Infer<typeof decision> {
  return { motif: reason && reasons[reason], message, decideLe: at };
}

function quotationFromWire(wire: Devis): Quotation {
  return {
    id: wire.aboIId,
    reference: wire.reference,
    version: wire.version,
    state: stateOf[wire.etat],
    offer: offerFromWire(wire.offre),
    priced: pricedFromWire(wire.prix),
    issuedOn: wire.dateDevis,
    expiresAt: wire.dateExpiration,
    readAt: wire.luLe,
    isOfferOpen: wire.offreModifiable,
    note: wire.note,
    issuer: wire.emetteur && partyFromWire(wire.emetteur),
    details: wire.coordonnees && detailsFromWire(wire.coordonnees),
    decision: wire.decision && decisionFromWire(wire.decision),
  };
}

function quotationToWire(quotation: Quotation): Written<Devis> {
  return {
    aboIId: quotation.id,
    reference: quotation.reference,
    version: quotation.version,
    etat: states[quotation.state],
    offre: offerToWire(quotation.offer),
    prix: pricedToWire(quotation.priced),
    dateDevis: quotation.issuedOn,
    dateExpiration: quotation.expiresAt,
    luLe: quotation.readAt,
    offreModifiable: quotation.isOfferOpen,
    note: quotation.note,
    ...(quotation.issuer && { emetteur: partyToWire(quotation.issuer) }),
    coordonnees: quotation.details && detailsToWire(quotation.details),
    decision: quotation.decision && decisionToWire(quotation.decision),
  };
}

/** A quotation as it stands. */
export const quotationCodec = answerCodec(fields({ devis: required(devis, 'content') }), {
  decode: (wire): Quotation => quotationFromWire(wire.devis),
  encode: (quotation) => ({ devis: quotationToWire(quotation) }),
});

const changement = fields({
  type: required(enums(['fait', 'perime']), 'variant'),
  devis: required(devis, 'content'),
});

/** What became of a change to a quotation: `fait` done, or `perime` where the caller had an older one before them. */
export const quotationChangedCodec = answerCodec(changement, {
  decode: (wire): QuotationChanged => ({
    kind: wire.type === 'fait' ? 'done' : 'stale',
    quotation: quotationFromWire(wire.devis),
  }),
  encode: ({ kind, quotation }): Written<Infer<typeof changement>> => ({
    type: kind === 'done' ? 'fait' : 'perime',
    devis: quotationToWire(quotation),
  }),
});

const lien = fields({ url: required(string(), 'content'), expireLe: required(instant(), 'time') });

/** A page that shows a quotation to anyone who has its address. */
export const quotationLinkCodec = answerCodec(fields({ lien: required(lien, 'content') }), {
  decode: ({ lien: link }): QuotationLink => ({ url: link.url, expiresAt: link.expireLe }),
  encode: ({ url, expiresAt }) => ({ lien: { url, expireLe: expiresAt } }),
});
