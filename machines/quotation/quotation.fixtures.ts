/** Fictitious quotations for Storybook and the model walks. */
import type { Read } from '../../domain/completeness.ts';
import { whole } from '../../domain/completeness.ts';
import type { AddressBook, KeptAddress } from '../../domain/address.ts';
import { money } from '../../domain/money.ts';
import type { NetLine, Offer, PricedOffer } from '../../domain/offer.ts';
import { taxed } from '../../domain/offer.ts';
import type { Quotation, QuotationDetails, QuotationState } from '../../domain/quotation.ts';

export const quotationId = 88_140;
export const quotationReference = 'DE-2026-88140';

const READ_AT = '2026-01-27T08:40:00.000Z';
const IN_A_MONTH = '2026-02-26T22:59:59.000Z';
const IN_AN_HOUR = '2026-01-27T09:40:00.000Z';

export const teamOffer: Offer = {
  publicationIds: [11, 13],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
};

export const largerOffer: Offer = { ...teamOffer, publicationIds: [11, 12, 13], readers: 12 };

const email: NetLine = {
  publicationId: 11,
  title: 'La Lettre du Fleuve',
  kind: 'press',
  net: money(394_800, 'EUR'),
  seats: [
    { count: 1, price: money(94_000, 'EUR') },
    { count: 4, price: money(75_200, 'EUR') },
  ],
};
const ports: NetLine = {
  publicationId: 13,
  title: 'Ports d’Afrique',
  kind: 'database',
  net: money(252_000, 'EUR'),
  seats: [
    { count: 1, price: money(60_000, 'EUR') },
    { count: 4, price: money(48_000, 'EUR') },
  ],
};
/** Issued before list prices were kept. */
const sahel: NetLine = {
  publicationId: 12,
  title: 'Sahel Économie',
  kind: 'press',
  net: money(565_030, 'EUR'),
  seats: null,
};

const french = { country: 'FR', vatNumber: null };

/** Prices of the offers by the price list; present ones, and one changed by the publisher. */
export const teamPrice: PricedOffer = taxed([email, ports], 'EUR', french);
export const largerPrice: PricedOffer = taxed(
  [email, sahel, ports].map((line) => ({ ...line, seats: null })),
  'EUR',
  french,
);
const correctedPrice = taxed([{ ...email, net: money(371_300, 'EUR') }, ports], 'EUR', french);

const lyon: KeptAddress = {
  id: 301,
  organisation: 'Institut des deux rives',
  recipient: 'Amina de la Croix',
  street: '3 quai des Brumes',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

const dakar: KeptAddress = {
  id: 302,
  organisation: 'Institut des deux rives',
  recipient: 'Bureau de Dakar',
  street: '18 rue des Filaos',
  complement: 'Boîte postale 1215',
  postalCode: '',
  city: 'Dakar',
  country: 'SN',
};

export const addressBooks = {
  two: { addresses: [lyon, dakar], selectedId: lyon.id, completeness: whole },
  none: { addresses: [], selectedId: null, completeness: whole },
} satisfies Record<string, AddressBook & Read>;

const { id: _id, ...lyonAddress } = lyon;

/** Input of a buyer with different billing and delivery addresses. */
export const typedAddresses = {
  billing: { ...lyonAddress, street: '12 rue Mercière' },
  delivery: { ...lyonAddress, recipient: 'Centre de documentation', street: '41 cours Gambetta', postalCode: '69003' },
};

const deliveryKept: KeptAddress = { ...typedAddresses.delivery, id: 303 };
const billingKept: KeptAddress = { ...typedAddresses.billing, id: 304 };

/** The address book after a typed address was saved. */
export const addressBooksAfter = {
  delivery: { addresses: [lyon, dakar, deliveryKept], selectedId: deliveryKept.id },
  billing: { addresses: [lyon, dakar, deliveryKept, billingKept], selectedId: billingKept.id },
} satisfies Record<string, AddressBook>;

/** Details of a French public body; the SIRET number is that of La Poste’s head office. */
export const publicDetails: QuotationDetails = {
  identity: { civility: 2, lastName: 'de la CROIX', firstName: 'Amina' },
  billing: lyonAddress,
  delivery: null,
  vatNumber: '',
  purchaseOrder: 'BC-2026-017',
  publicBuyer: { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' },
};

const open: Quotation = {
  id: quotationId,
  reference: quotationReference,
  version: 1,
  state: 'open',
  offer: teamOffer,
  priced: teamPrice,
  issuedOn: '2026-01-27',
  expiresAt: IN_A_MONTH,
  readAt: READ_AT,
  isOfferOpen: true,
  note: '',
  noteLocale: null,
  issuer: {
    name: 'Éditions du Fleuve SAS',
    address: ['12 rue des Imprimeurs', '75011 Paris', 'France', 'RCS Paris 999 999 999'],
    vatNumber: 'FR00999999999',
  },
  addressee: { name: 'Institut des deux rives', address: ['Amina de la Croix'], vatNumber: null },
  details: null,
  decision: null,
  invoice: null,
  remaining: null,
  instalment: null,
  awaitedTransfer: null,
  termsOn: null,
};

const detailed: Quotation = { ...open, version: 2, details: publicDetails };

/** Made by the publisher: with a fixed offer and a note. */
const office: Quotation = {
  ...open,
  isOfferOpen: false,
  priced: correctedPrice,
  note: 'Remise de fidélité de 6 % comprise. Les archives depuis 1996 sont offertes la première année.',
  noteLocale: 'fr',
};

function decided(state: QuotationState, decision: Quotation['decision'] = null): Quotation {
  const isAccepted = state === 'accepted' || state === 'ordered';
  return { ...detailed, version: 3, state, decision, termsOn: isAccepted ? '2026-01-05' : null };
}

/** Quotations as the server returns them. */
export const quotations = {
  open,
  office,
  expiring: { ...detailed, expiresAt: IN_AN_HOUR },
  detailed,
  revised: { ...open, version: 2, offer: largerOffer, priced: largerPrice },
  /** The publisher has lowered the price and extended the validity. */
  corrected: { ...detailed, version: 5, priced: correctedPrice, expiresAt: '2026-03-31T21:59:59.000Z' },
  accepted: decided('accepted'),
  ordered: { ...decided('ordered'), details: { ...publicDetails, publicBuyer: null } },
  orderedAndPaid: {
    ...decided('ordered'),
    details: { ...publicDetails, publicBuyer: null },
    remaining: { ...open.priced.total, minor: 0 },
  },
  orderedInInstalments: {
    ...decided('ordered'),
    details: { ...publicDetails, publicBuyer: null },
    remaining: open.priced.total,
    instalment: { number: 1, count: 3, dueOn: '2026-02-26', left: { ...open.priced.total, minor: 200_000 } },
  },
  orderedByTransfer: {
    ...decided('ordered'),
    details: { ...publicDetails, publicBuyer: null },
    remaining: open.priced.total,
    awaitedTransfer: { reference: 'PAY-2026-0118', orderedAt: READ_AT, undecided: [] },
  },
  orderedInOtherCurrency: {
    ...decided('ordered'),
    details: { ...publicDetails, publicBuyer: null },
    remaining: open.priced.total,
    awaitedTransfer: { reference: 'PAY-2026-0118', orderedAt: READ_AT, undecided: [money(700_000, 'USD')] },
  },
  invoiced: {
    ...decided('ordered'),
    invoice: {
      reference: 'FA-2026-0118',
      dueOn: '2026-02-26',
      progress: { kind: 'deposited', at: READ_AT, reference: '2026012700417' },
    },
  },
  declined: decided('declined', {
    reason: 'budget',
    message: 'Notre budget documentaire est clos jusqu’en juillet.',
    at: READ_AT,
  }),
  changeAsked: decided('changeAsked', {
    reason: null,
    message: 'Pouvez-vous chiffrer huit lecteurs au lieu de cinq ?',
    at: READ_AT,
  }),
  expired: { ...detailed, state: 'expired', expiresAt: '2026-01-20T22:59:59.000Z' },
  withdrawn: decided('withdrawn'),
} satisfies Record<string, Quotation>;

export const sharedLink = {
  url: 'https://www.example.fr/fr/quote/shared/pPq0vV3mS2m9c1Jt8bXwzA',
  expiresAt: IN_A_MONTH,
};
