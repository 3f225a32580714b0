/** Addresses of a buyer of a subscription, and its orders. */
import type { BillingDetails } from '../../domain/billing.ts';
import type { PriceCurrency } from '../../domain/catalogue.ts';
import { postalAddressOf } from '../../domain/address.ts';
import { money } from '../../domain/money.ts';
import { taxed } from '../../domain/offer.ts';
import type { SubscriptionOrder } from '../../domain/subscription-order.ts';
import { paymentReference } from '../shared/ordering/ordering.fixtures.ts';
import type { Read } from '../../domain/completeness.ts';
import { whole } from '../../domain/completeness.ts';
import type { AddressBook, KeptAddress, PostalAddress } from '../../domain/address.ts';

export const lyon: KeptAddress = {
  id: 61_003,
  organisation: 'Institut des deux rives',
  recipient: 'Amina de la Croix',
  street: '3 quai des Brumes',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

export const dakar: KeptAddress = {
  ...lyon,
  id: 61_007,
  street: '14 avenue de l’Estuaire',
  complement: 'BP 3120',
  postalCode: '',
  city: 'Dakar',
  country: 'SN',
};

export const book: AddressBook & Read = { addresses: [lyon, dakar], selectedId: lyon.id, completeness: whole };
export const noBook: AddressBook & Read = { addresses: [], selectedId: null, completeness: whole };

/** A typed address: a business in Belgium, which accounts for the tax itself. */
export const brussels: PostalAddress = {
  organisation: 'Bureau des deux rives',
  recipient: 'Amina de la Croix',
  street: 'Rue du Canal 27',
  complement: '',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};

export const SUBSCRIPTION = 88_012;

const renewal = { reference: `ABO-${SUBSCRIPTION}`, licence: 'professional', readers: 5, months: 12 } as const;

/** The subscription priced for a billing address. */
function order(
  { address: { country }, vatNumber }: Pick<BillingDetails, 'address' | 'vatNumber'>,
  facts: Partial<SubscriptionOrder> & Pick<SubscriptionOrder, 'version'>,
  currency: PriceCurrency = 'EUR',
): SubscriptionOrder {
  const lines = [
    { publicationId: 11, title: 'La Lettre du Fleuve', kind: 'press', net: money(376_000, currency), seats: null },
    { publicationId: 13, title: 'Ports d’Afrique', kind: 'database', net: money(60_000, currency), seats: null },
  ] as const;
  const priced = taxed(lines, currency, { country, vatNumber: vatNumber === '' ? null : vatNumber });
  return {
    id: SUBSCRIPTION,
    ...renewal,
    priced,
    credited: money(0, currency),
    remaining: priced.total,
    billing: null,
    methods: ['card', 'transfer'],
    wallet: null,
    awaitedTransfer: null,
    instalment: null,
    isToBeOrdered: false,
    invoice: null,
    isFromQuotation: false,
    ...facts,
  };
}

const inFrance: BillingDetails = { address: postalAddressOf(lyon), vatNumber: '', purchaseOrder: '' };
const inBelgium: BillingDetails = { address: brussels, vatNumber: 'BE0403170701', purchaseOrder: '' };
const inSenegal: BillingDetails = { address: postalAddressOf(dakar), vatNumber: '', purchaseOrder: '' };

/** Answers of `onlinesubscription`. */
export const orders = {
  domestic: order(inFrance, { version: 'v1', billing: inFrance }),
  wallet: order(inFrance, {
    version: 'v2',
    billing: inFrance,
    methods: ['card', 'transfer', 'wallet'],
    wallet: { price: money(4_559, 'CRE'), balance: money(6_000, 'CRE') },
  }),
  walletShort: order(inFrance, {
    version: 'v3',
    billing: inFrance,
    wallet: { price: money(4_559, 'CRE'), balance: money(4_200, 'CRE') },
  }),
  reverseCharge: order(inBelgium, {
    version: 'v4',
    billing: inBelgium,
    reference: 'DEV-4WRC-0TXM-8B2K',
    isFromQuotation: true,
  }),
  /** Reduced by a credit note, partly paid in instalments, and a transfer was ordered for the rest. */
  awaiting: order(inFrance, {
    version: 'v1',
    billing: inFrance,
    credited: money(20_000, 'EUR'),
    remaining: money(235_943, 'EUR'),
    instalment: { number: 2, count: 3, dueOn: '2026-03-15', left: money(100_000, 'EUR') },
    awaitedTransfer: { reference: paymentReference, orderedAt: '2026-02-09T16:20:00+01:00', undecided: [] },
  }),
  /** An offer that is bought at once. */
  purchase: order(inFrance, { version: 'v7', billing: inFrance, isToBeOrdered: true }),
  /** No data of the person, and a price in dollars. */
  overseas: order(inSenegal, { version: 'v5' }, 'USD'),
} satisfies Record<string, SubscriptionOrder>;
