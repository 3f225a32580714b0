import type { Infer } from 'superstruct';
import { enums, string } from 'superstruct';
import type { Day } from '../domain/day.ts';
import type { Locale } from '../domain/locale.ts';
import { locales } from '../domain/locale.ts';
import type {
  ChorusInvoice,
  Quotation,
  QuotationChanged,
  QuotationLink,
  QuotationState,
  RefusalReason,
} from '../domain/quotation.ts';
import { amountMapping, somme } from './amount.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { chorusMapping, chorusPro } from './chorus.ts';
import { day, instant } from './dates.ts';
import { offerMapping, offreChiffree, offreConnue, pricedMapping } from './offer.ts';
import { partie, partyMapping } from './party.ts';
import { coordonneesConnues, knownDetailsMapping } from './quotation-details.ts';
import { awaitedMapping, virementAttendu } from './invoice-codec.ts';
import { nextInstalmentMapping, prochaineEcheance } from './next-instalment.ts';
import { mapping, omitted, orNull, same, words } from './mapping.ts';
import type { Written } from './answer.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';

const states = {
  open: 'ouvert',
  expired: 'expire',
  accepted: 'accepte',
  ordered: 'commande',
  declined: 'refuse',
  changeAsked: 'modificationDemandee',
  withdrawn: 'retire',
} as const satisfies Record<QuotationState, string>;

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

export const reasonMapping = words(reasons);

const decision = fields({
  motif: optional(enums(reasonWords)),
  message: withDefault(string(), ''),
  decideLe: required(instant(), 'time'),
});

const factureChorus = fields({
  reference: required(string(), 'identity'),
  dateEcheance: required(day(), 'time'),
  chorusPro: required(chorusPro, 'content'),
});

const invoice = mapping<ChorusInvoice>()(factureChorus, {
  reference: 'reference',
  dueOn: 'dateEcheance',
  progress: ['chorusPro', chorusMapping],
});

const devis = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  version: required(lenientWhole(), 'money'),
  etat: required(enums(Object.values(states)), 'money'),
  offre: required(offreConnue, 'money'),
  prix: required(offreChiffree, 'money'),
  dateDevis: required(day(), 'time'),
  dateExpiration: required(instant(), 'time'),
  /** The server's clock when it answered. */
  luLe: required(instant(), 'time'),
  offreModifiable: withDefault(lenientBoolean(), false),
  note: withDefault(string(), ''),
  langueNote: optional(enums(locales)),
  /** The issuer of the quotation. */
  emetteur: optional(partie),
  /** For whom the quotation is. */
  destinataire: optional(partie),
  coordonnees: optional(coordonneesConnues),
  decision: optional(decision),
  /** The invoice of the order of a French public body. */
  facture: optional(factureChorus),
  /** What is left to pay of its order. */
  resteAPayer: optional(somme, 'money'),
  prochaineEcheance: optional(prochaineEcheance, 'money'),
  virementAttendu: optional(virementAttendu, 'money'),
  dateConditions: optional(day()),
});

const decisionMapping = mapping<NonNullable<Quotation['decision']>>()(decision, {
  reason: ['motif', orNull(reasonMapping)],
  message: 'message',
  at: 'decideLe',
});

const quotation = mapping<Quotation>()(devis, {
  id: 'aboIId',
  reference: 'reference',
  version: 'version',
  state: ['etat', words(states)],
  offer: ['offre', offerMapping],
  priced: ['prix', pricedMapping],
  issuedOn: 'dateDevis',
  expiresAt: 'dateExpiration',
  readAt: 'luLe',
  isOfferOpen: 'offreModifiable',
  note: 'note',
  noteLocale: ['langueNote', omitted(same<Locale>())],
  issuer: ['emetteur', omitted(partyMapping)],
  addressee: ['destinataire', omitted(partyMapping)],
  details: ['coordonnees', orNull(knownDetailsMapping)],
  decision: ['decision', orNull(decisionMapping)],
  invoice: ['facture', omitted(invoice)],
  remaining: ['resteAPayer', omitted(amountMapping)],
  instalment: ['prochaineEcheance', omitted(nextInstalmentMapping)],
  awaitedTransfer: ['virementAttendu', omitted(awaitedMapping)],
  termsOn: ['dateConditions', omitted(same<Day>())],
});

/** A quotation as it stands. */
export const quotationCodec = answerCodec(fields({ devis: required(devis, 'content') }), {
  decode: (wire) => quotation.decode(wire.devis),
  encode: (asked: Quotation) => ({ devis: quotation.encode(asked) }),
});

const changement = fields({
  type: required(enums(['fait', 'perime']), 'variant'),
  devis: required(devis, 'content'),
});

/** Outcome of a change to a quotation: `fait` (done), or `perime` if the caller's version is outdated. */
export const quotationChangedCodec = answerCodec(changement, {
  decode: (wire): QuotationChanged => ({
    kind: wire.type === 'fait' ? 'done' : 'stale',
    quotation: quotation.decode(wire.devis),
  }),
  encode: (changed): Written<Infer<typeof changement>> => ({
    type: changed.kind === 'done' ? 'fait' : 'perime',
    devis: quotation.encode(changed.quotation),
  }),
});

const lien = fields({ url: required(string(), 'content'), expireLe: required(instant(), 'time') });

const link = mapping<QuotationLink>()(lien, { url: 'url', expiresAt: 'expireLe' });

/** A page that shows a quotation to anyone who has its address. */
export const quotationLinkCodec = answerCodec(fields({ lien: required(lien, 'content') }), {
  decode: (wire) => link.decode(wire.lien),
  encode: (asked: QuotationLink) => ({ lien: link.encode(asked) }),
});
