import type { Infer } from 'superstruct';
import { boolean, enums, nullable, optional, string, type } from 'superstruct';
import type {
  Quotation,
  QuotationChanged,
  QuotationLink,
  QuotationState,
  RefusalReason,
} from '../../machines/domain/quotation.ts';
import { codec } from './codec.ts';
import { identifier, wholeNumber } from './scalars.ts';
import { inverted } from './inverted.ts';
import { partie, partyFromWire, partyToWire } from './party.ts';
import { offerFromWire, offerToWire, offreChiffree, offreConnue, pricedFromWire, pricedToWire } from './offer.ts';
import { coordonneesConnues, detailsFromWire, detailsToWire } from './quotation-details.ts';

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

const decision = type({ motif: nullable(enums(reasonWords)), message: string(), decideLe: string() });

const devis = type({
  aboIId: identifier(),
  reference: string(),
  version: wholeNumber(),
  etat: enums(Object.values(states)),
  offre: offreConnue,
  prix: offreChiffree,
  dateDevis: string(),
  dateExpiration: string(),
  /** The server's clock when it answered. */
  luLe: string(),
  offreModifiable: boolean(),
  note: string(),
  /** Who offers. */
  emetteur: optional(partie),
  coordonnees: nullable(coordonneesConnues),
  decision: nullable(decision),
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
    issuer: wire.emetteur ? partyFromWire(wire.emetteur) : null,
    details: wire.coordonnees && detailsFromWire(wire.coordonnees),
    decision: wire.decision && decisionFromWire(wire.decision),
  };
}

function quotationToWire(quotation: Quotation): Devis {
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
export const quotationCodec = codec(type({ devis }), {
  decode: (wire): Quotation => quotationFromWire(wire.devis),
  encode: (quotation) => ({ devis: quotationToWire(quotation) }),
});

const changement = type({ type: enums(['fait', 'perime']), devis });

/** What became of a change to a quotation: `fait` done, or `perime` where the caller had an older one before them. */
export const quotationChangedCodec = codec(changement, {
  decode: (wire): QuotationChanged => ({
    kind: wire.type === 'fait' ? 'done' : 'stale',
    quotation: quotationFromWire(wire.devis),
  }),
  encode: ({ kind, quotation }): Infer<typeof changement> => ({
    type: kind === 'done' ? 'fait' : 'perime',
    devis: quotationToWire(quotation),
  }),
});

/** A page that shows a quotation to whoever has its address. */
export const quotationLinkCodec = codec(type({ lien: type({ url: string(), expireLe: string() }) }), {
  decode: ({ lien }): QuotationLink => ({ url: lien.url, expiresAt: lien.expireLe }),
  encode: ({ url, expiresAt }) => ({ lien: { url, expireLe: expiresAt } }),
});
