import type { UpdateObject } from 'kysely';
import type { Offer } from '../../domain/offer.ts';
import { netLines } from '../../domain/offer.ts';
import { portion } from '../../domain/money.ts';
import type { QuotationDetails } from '../../domain/quotation.ts';
import type { Schema } from '../core/db/schema.ts';
import { saveAddress } from '../features/address/store.ts';
import { createQuotation, inDays } from '../features/quotation/create-quotation.ts';
import { readTariff } from '../features/catalogue/tariff.ts';
import { acceptTerms } from '../features/site/terms.ts';
import { invoicePublicBuyer } from '../features/subscription-order/subscription-checkout.ts';
import type { Services } from '../core/services.ts';
import type { Arrange, ScenarioPerson, ScenarioSubscription } from './scenario.ts';
import { OFFICE_LANGUAGE } from '../features/site/email-layout.ts';

const HOUR_IN_DAYS = 1 / 24;

/** A publication and a database, with different tax rates. */
const content: Omit<Offer, 'currency'> = { publicationIds: [11, 16], licence: 'professional', readers: 5, months: 12 };

const address = {
  organisation: 'Cabinet des Brumes',
  recipient: 'Nadia Essai',
  street: '1, rue des Essais',
  complement: '',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
};

const details: QuotationDetails = {
  identity: { civility: 2, lastName: 'Essai-Diallo', firstName: 'Nadia' },
  billing: address,
  delivery: null,
  vatNumber: '',
  purchaseOrder: 'BC-2026-117',
  publicBuyer: null,
};

const publicBuyer = { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' };

const notes = {
  fr: 'Remise de bienvenue de 10 %, comme convenu au téléphone.',
  en: 'Welcome discount of 10%, as agreed on the phone.',
};

const messages = {
  fr: 'Trois lecteurs suffiraient, et sans la base de données.',
  en: 'Three readers would do, and without the database.',
};

/** Nine tenths of the price. */
const DISCOUNTED = 9000;

function placed(id: number): ScenarioSubscription {
  return { id, path: `/account/quotation?aboId=${id}` };
}

/** A quotation started by the buyer, at list prices. */
const own: Arrange = async (services, { accountId, currency }) => {
  const offer = { ...content, currency };
  const lines = netLines(offer, await readTariff(services.db, offer, OFFICE_LANGUAGE));
  return placed(await createQuotation(services.db, services, { accountId, offer, lines, isOfferOpen: true }));
};

/** A quotation of the office: a discount, a note, and no changes allowed to the buyer. */
const fromOffice: Arrange = async (services, { accountId, locale, currency }) => {
  const offer = { ...content, currency };
  const lines = netLines(offer, await readTariff(services.db, offer, OFFICE_LANGUAGE)).map(({ net, ...line }) => ({
    ...line,
    net: portion(net, DISCOUNTED),
  }));
  const made = { accountId, offer, lines, isOfferOpen: false, note: notes[locale] };
  return placed(await createQuotation(services.db, services, made));
};

/** A buyer's quotation in a given state. */
function brought(
  change: (services: Services, person: ScenarioPerson) => UpdateObject<Schema, 'quotations'>,
  status: 'quote' | 'invalidQuote' | 'notBegun' = 'quote',
): Arrange {
  return async (services, person) => {
    const subscription = await own(services, person);
    const { id } = subscription;
    const { db } = services;
    await db.updateTable('quotations').set(change(services, person)).where('subscription_id', '=', id).execute();
    await db.updateTable('subscriptions').set({ status, version: 3 }).where('id', '=', id).execute();
    return subscription;
  };
}

const expired = brought((services) => ({ issued_at: inDays(services, -31), expires_at: inDays(services, -1) }));

/** Expires in an hour. */
const expiring = brought((services) => ({
  issued_at: inDays(services, -29),
  expires_at: inDays(services, HOUR_IN_DAYS),
}));

const decided = (services: Services) => ({ details: JSON.stringify(details), decided_at: inDays(services, 0) });

/** A quotation whose buyer has accepted the terms of sale. */
function agreed(arrange: Arrange): Arrange {
  return async (services, person) => {
    const subscription = await arrange(services, person);
    await acceptTerms(services.db, subscription.id);
    return subscription;
  };
}

/** Accepted by the buyer, and not ordered yet. */
const accepted = agreed(brought((services) => ({ ...decided(services), state: 'accepted' })));

const ordered = agreed(
  brought((services) => ({ ...decided(services), state: 'ordered', ordered_at: inDays(services, 0) }), 'notBegun'),
);

const declined = brought(
  (services) => ({ ...decided(services), state: 'declined', decline_reason: 'budget' }),
  'invalidQuote',
);

const changeAsked = brought((services, { locale }) => ({
  ...decided(services),
  state: 'changeAsked',
  message: messages[locale],
}));

const withdrawn = brought(() => ({ state: 'withdrawn' }), 'invalidQuote');

/** Ordered for a French public body, and invoiced through Chorus Pro. */
const invoiced = agreed(async (services, person) => {
  const { db } = services;
  const subscription = await own(services, person);
  const { id } = subscription;
  const { accountId, locale } = person;
  const given = { ...decided(services), details: JSON.stringify({ ...details, publicBuyer }) };
  await db
    .updateTable('quotations')
    .set({ ...given, state: 'ordered', ordered_at: inDays(services, 0) })
    .where('subscription_id', '=', id)
    .execute();
  await db.updateTable('subscriptions').set({ status: 'notBegun', version: 3 }).where('id', '=', id).execute();
  await db.transaction().execute((trx) => invoicePublicBuyer(trx, services, { id, accountId, locale }));
  return subscription;
});

/** In an account with a French address, for a French public body. */
const ofFrenchPublicBuyer: Arrange = async (services, person) => {
  await saveAddress(services, person.accountId, { id: null, address });
  return own(services, person);
};

const none = { open: 0, paid: 0 } as const;

/** Scenarios of a person with a quotation. */
export const quotationScenarios = {
  quoteOpen: {
    says: 'A buyer has begun a quotation at list prices, which holds.',
    ...none,
    arrange: own,
  },
  quoteOffice: {
    says: 'The office has made a quotation with a discount and a note; the buyer cannot change its content.',
    ...none,
    arrange: fromOffice,
  },
  quoteExpired: {
    says: 'A quotation expired yesterday.',
    shows: 'quotation.outcome.expired',
    ...none,
    arrange: expired,
  },
  quoteExpiring: {
    says: 'A quotation holds for an hour more.',
    ...none,
    arrange: expiring,
  },
  quoteAccepted: {
    says: 'A buyer has accepted a quotation, and the order is not in the books yet.',
    ...none,
    arrange: accepted,
  },
  quoteOrdered: {
    says: 'A buyer has accepted a quotation, and it is ordered.',
    shows: 'quotation.outcome.ordered',
    ...none,
    arrange: ordered,
  },
  quoteInvoiced: {
    says: 'A French public body has ordered a quotation: its invoice is to be deposited on Chorus Pro.',
    shows: 'quotation.outcome.invoiced',
    open: 1,
    paid: 0,
    arrange: invoiced,
  },
  quoteDeclined: {
    says: 'A buyer has declined a quotation, because of their budget.',
    shows: 'quotation.outcome.declined',
    ...none,
    arrange: declined,
  },
  quoteChangeAsked: {
    says: 'A buyer has asked for a quotation to be changed.',
    shows: 'quotation.outcome.changeAsked',
    ...none,
    arrange: changeAsked,
  },
  quoteWithdrawn: {
    says: 'The publisher has withdrawn a quotation.',
    shows: 'quotation.outcome.withdrawn',
    ...none,
    arrange: withdrawn,
  },
  quoteFrenchPublicBuyer: {
    says: 'A quotation for a person in France, who may be a public buyer.',
    ...none,
    arrange: ofFrenchPublicBuyer,
  },
  quoteBareAccount: {
    says: 'A quotation for a person of unknown name and title.',
    ...none,
    isNameless: true,
    arrange: own,
  },
} as const;
