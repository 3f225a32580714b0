import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PostalAddress } from '../../domain/address.ts';
import type { Duration, PriceCurrency } from '../../domain/catalogue.ts';
import type { Day } from '../../domain/day.ts';
import { saveAddress } from '../features/address/store.ts';
import type { Services } from '../core/services.ts';
import { dayOf } from '../features/site/store.ts';
import { createRenewal } from '../features/subscription/create-renewal.ts';
import { orderOf } from '../features/subscription-order/order.ts';
import { placeSubscriptionOrder } from '../features/subscription-order/subscription-checkout.ts';
import { readSubscription } from '../features/subscription/store.ts';
import { bookCredits, openWallet } from '../features/wallet/book-credits.ts';
import type { Arrange, ScenarioPerson, ScenarioSubscription } from './scenario.ts';

/** Facts about a person with a renewal. */
interface Renewing {
  readonly currency: PriceCurrency;
  /** The selected address. */
  readonly address: PostalAddress | null;
  /** As given for the former subscription. */
  readonly vatNumber?: string;
  /** Credits in the wallet. */
  readonly credits?: number;
}

const blank = { organisation: '', recipient: 'Nadia Essai', complement: '' } as const;
/** An address to which French tax applies. */
export const paris = { ...blank, street: '1, rue des Essais', postalCode: '75011', city: 'Paris', country: 'FR' };
const nairobi = { ...blank, street: '21 Marula Road', postalCode: '00100', city: 'Nairobi', country: 'KE' };
const brussels = {
  ...blank,
  organisation: 'Bureau d’Essais SA',
  street: 'Rue des Essais 3',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};

/** A publication and a database for a year: 1,980.00 before tax in the currency, 2,207.74 € with French tax. */
const lines = [
  { publicationId: 11, net: 94_000 },
  { publicationId: 16, net: 104_000 },
];

async function renewal(
  services: Services,
  { accountId }: ScenarioPerson,
  { currency, address, vatNumber, credits }: Renewing,
): Promise<ScenarioSubscription> {
  const { db } = services;
  if (address) await saveAddress(services, accountId, { id: null, address });
  if (credits !== undefined) {
    await openWallet(db, accountId, { balance: 12, total: 150 });
    const at = services.clock.now().toISOString();
    await bookCredits(db, { accountId, kind: 'purchase', amount: credits, checkoutId: null, at });
  }
  const id = await createRenewal(db, services, accountId, {
    licence: 'professional',
    readers: 1,
    months: 12,
    currency,
    lines,
    ...(address && vatNumber !== undefined && { billing: { address, vatNumber, purchaseOrder: '' } }),
  });
  return { id, path: `/account/payment?id=${id}` };
}

/** Pays the renewal from the wallet. */
async function settle(services: Services, { accountId, locale }: ScenarioPerson, id: number): Promise<void> {
  const subscription = await readSubscription(services.db, { id, accountId, billing: null, locale: null });
  const order = subscription && orderOf(subscription, null, null);
  if (!order?.billing) throw new Error('This scenario has nothing to pay');
  const { billing, version } = order;
  await placeSubscriptionOrder(services, {
    order: { subscriptionId: id, billing, method: 'wallet', version },
    accountId,
    visibility: { accountId, invoiceId: null },
    locale,
    knownOpen: new Set(),
  });
}

function having(belongings: Renewing) {
  const arrange: Arrange = (services, person) => renewal(services, person, belongings);
  return { open: 0, paid: 0, arrange } as const;
}

const covered = having({ currency: 'EUR', address: paris, credits: 2500 });

const settled: Arrange = async (services, person) => {
  const subscription = await covered.arrange(services, person);
  await settle(services, person, subscription.id);
  return subscription;
};

/** A paid subscription that ends a number of days from today; negative: it has ended. */
function ending(days: number, change: { readonly months?: RawBuilder<Duration> } = {}) {
  const arrange: Arrange = async (services, person) => {
    const { id } = await settled(services, person);
    const last = sql<Day>`${dayOf(sql`${services.clock.now().toISOString()}::timestamptz`)} + ${days}::integer`;
    await services.db
      .updateTable('subscriptions')
      .set({ ...change, starts_on: sql<Day>`(${last}) - 364`, ends_on: last })
      .where('id', '=', id)
      .execute();
    return { id, path: `/account/subscriptions/${id}` };
  };
  return { open: 0, paid: 0, arrange } as const;
}

/** Scenarios of a person with a renewal to pay. */
export const paymentScenarios = {
  paymentOpen: {
    says: 'A person in France with a saved address has a renewal in euros to pay.',
    ...having({ currency: 'EUR', address: paris }),
  },
  paymentNoAddress: {
    says: 'A person without a saved address has a renewal to pay.',
    ...having({ currency: 'EUR', address: null }),
  },
  paymentUsd: {
    says: 'A person in Kenya has a renewal in dollars to pay.',
    ...having({ currency: 'USD', address: nairobi }),
  },
  paymentReverseCharge: {
    says: 'A company in Belgium, under reverse charge, has a renewal to pay.',
    ...having({ currency: 'EUR', address: brussels, vatNumber: 'BE0428759497' }),
  },
  paymentWallet: {
    says: 'A renewal can be paid from a wallet that covers it.',
    ...covered,
  },
  paymentWalletShort: {
    says: 'A person whose wallet does not cover it has a renewal to pay.',
    ...having({ currency: 'EUR', address: paris, credits: 2000 }),
  },
  paymentSettled: {
    says: 'A renewal has been paid from the wallet.',
    ...covered,
    arrange: settled,
  },
  subscriptionEnding: {
    says: 'A subscription ends in ten days, and can be renewed.',
    ...ending(10),
  },
  subscriptionEnded: {
    says: 'A subscription ended three days ago, and can be renewed.',
    ...ending(-3),
  },
  /** No price exists for this duration any more. */
  subscriptionUnpriced: {
    says: 'A subscription of a duration that is no longer sold ends in ten days.',
    ...ending(10, { months: sql<Duration>`9` }),
  },
} as const;
