import { randomBytes, randomInt } from 'node:crypto';
import type { Infer } from 'superstruct';
import { enums, object, optional, string } from 'superstruct';
import { displayedName } from '../../domain/account.ts';
import { contactKind, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { cartVersion } from '../../domain/invoice.ts';
import { locales } from '../../domain/locale.ts';
import { dayIn, defaultTimeZone } from '../../domain/moment.ts';
import type { Services } from '../core/services.ts';
import type { Settings } from '../core/settings.ts';
import { createInvoice } from '../features/invoice/create-invoice.ts';
import { buyerFactsOf } from '../features/invoice/payer.ts';
import { readInvoices } from '../features/invoice/store.ts';
import { mintInvoiceToken, revokeInvoiceTokens } from '../features/invoice/token.ts';
import { createAccount } from '../features/session/create-account.ts';
import { tokenPath } from '../features/site/places.ts';
import { seedRecipient } from '../seed/newsletters.ts';
import { seedAwaitedTransfer, seedPayment } from '../seed/paid.ts';
import { edgeScenarios } from './edge-scenarios.ts';
import { emailScenarios } from './email-scenarios.ts';
import { account, invoiceScenarios } from './invoice-scenarios.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import { orderScenarios } from './order-scenarios.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { quotationScenarios } from './quotation-scenarios.ts';
import { readingScenarios } from './reading-scenarios.ts';
import { requestScenarios } from './request-scenarios.ts';
import type { Arrange, Scenario } from './scenario.ts';
import { tabScenarios } from './tab-scenarios.ts';
import { walletScenarios } from './wallet-scenarios.ts';
import { watchScenarios } from './watch-scenarios.ts';

/** Some newsletters of publications 11 and 12, and one that belongs to none. */
const received = [11, 'politique', 12, 'vientDeParaitre'] as const;

const receiving: Arrange = async (services, person) => {
  const subscription = await paymentScenarios.paymentSettled.arrange(services, person);
  await seedRecipient(services.db, person.accountId, received, services.clock.now().toISOString());
  return { ...subscription, path: '/account/newsletter' };
};

/** Scenarios of a newsletter's subscriber. */
const newsletterScenarios = {
  /** A subscriber of publication 11, and not of 12 or 14. */
  newsletters: {
    says: 'A subscriber of publication 11, and not of 12 or 14, receives some newsletters of 11 and 12, and one that belongs to none.',
    open: 0,
    paid: 0,
    arrange: receiving,
  },
} as const;

/** All scenarios, by the heading under which they are listed. */
const groups = {
  'Invoices and sign-in': invoiceScenarios,
  'Results of payments': orderScenarios,
  'Subscriptions to pay': paymentScenarios,
  Quotations: quotationScenarios,
  Licenses: licenceScenarios,
  'Modification requests': requestScenarios,
  Newsletters: newsletterScenarios,
  Readings: readingScenarios,
  Wallet: walletScenarios,
  Alerts: watchScenarios,
  'Emailed links': emailScenarios,
  'Forms that have been sent': tabScenarios,
  'Full, empty and gone': edgeScenarios,
} as const satisfies Record<string, Readonly<Record<string, Scenario>>>;

type Groups = typeof groups;

export type ScenarioName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

interface Listed {
  readonly group: string;
  readonly scenario: Scenario;
}

const scenarios: ReadonlyMap<string, Listed> = new Map(
  Object.entries(groups).flatMap(([group, all]) =>
    Object.entries(all).map(([name, scenario]: readonly [string, Scenario]) => [name, { group, scenario }] as const),
  ),
);

export const scenarioNames = [...scenarios.keys()].filter((name): name is ScenarioName => scenarios.has(name));

/** A scenario as it is described. */
export interface DescribedScenario {
  readonly name: string;
  /** Heading under which it is listed. */
  readonly group: string;
  /** One sentence about the data that it arranges. */
  readonly says: string;
  /** The state of a chart on its page: `invoice.outcome.notCharged`. */
  readonly shows: string | null;
  /** Its link. */
  readonly link: string;
}

/** The sentence, and the outcome, of each scenario. */
export function describedScenarios({
  publicUrl,
  prefixRouting,
}: Pick<Settings, 'publicUrl' | 'prefixRouting'>): readonly DescribedScenario[] {
  return [...scenarios].map(([name, { group, scenario }]) => ({
    name,
    group,
    says: scenario.says,
    shows: scenario.shows ?? null,
    link: `${publicUrl}${prefixRouting ? '/en' : '/'}?scenario=${name}`,
  }));
}

/** The scenario of each outcome that has one, by the state of its chart: `invoice.outcome.notCharged`. */
export const scenarioOf: ReadonlyMap<string, ScenarioName> = new Map(
  scenarioNames.flatMap((name) => {
    const shows = scenarios.get(name)?.scenario.shows;
    return shows === undefined ? [] : [[shows, name] as const];
  }),
);

export const scenarioRequest = object({
  name: enums(scenarioNames),
  locale: optional(enums(locales)),
  currency: optional(enums(['EUR', 'USD', 'GBP'])),
  /** `recognised`: from where, in CIDR notation. */
  range: optional(string()),
});

export type ScenarioRequest = Infer<typeof scenarioRequest>;

/** Lifetime of a link that is expired from the start. */
const EXPIRED_LIFETIME = -1;

const texts = {
  fr: { lastName: 'ESSAI-DIALLO', firstName: 'Nadia', labels: ['Le Courrier des Lagunes, un an', 'Archives, un an'] },
  en: { lastName: 'Testwell', firstName: 'Grace', labels: ['The Lagoon Courier, one year', 'Archives, one year'] },
} as const;

async function readReference({ db }: Services, id: number) {
  const named = db.selectFrom('subscriptions').select(['id', 'reference', 'version']).where('id', '=', id);
  return named.executeTakeFirstOrThrow();
}

/**
 * Creates a person for one test, with invoices, and returns everything that a test needs to act as that person. Tests
 * share nothing of it.
 */
export async function makeScenario(services: Services, request: ScenarioRequest) {
  const { db, clock, settings } = services;
  const { name, locale = 'fr', currency = 'EUR', range } = request;
  const scenario = scenarios.get(name)?.scenario;
  if (!scenario) throw new Error(`There is no scenario ${name}`);
  const unique = randomBytes(6).toString('hex');
  // As long in every run: pages are measured with it.
  const series = randomInt(1e9, 1e10);
  const { labels, ...named } = texts[locale];
  const { lastName, firstName } = scenario.isNameless ? { lastName: '', firstName: '' } : named;
  const credentials = { email: `test-${unique}@example.org`, password: `test password ${unique}` };
  const accountId = await createAccount(db, services, {
    ...credentials,
    lastName,
    firstName,
    civility: scenario.isNameless ? UNSET_CIVILITY : 2,
    locale,
    origin: 'subscription',
    kind: contactKind.subscriber,
    ...(scenario.isEmailVerified === false && { isEmailVerified: false }),
    ...(scenario.isValid === false && { isValid: false }),
  });
  if (range !== undefined) await db.insertInto('account_ip_ranges').values({ range, account_id: accountId }).execute();
  const day = (offset: number) =>
    dayIn(new Date(clock.now().getTime() + offset * 86_400_000).toISOString(), defaultTimeZone);
  const address = {
    organisation: '',
    recipient: displayedName({ firstName, lastName }),
    street: '1, rue des Essais',
    complement: '',
    postalCode: '75011',
    city: 'Paris',
    country: 'FR',
  };
  for (let index = 0; index < scenario.paid + scenario.open; index += 1) {
    const id = await createInvoice(db, {
      accountId,
      reference: `FA-${series}-${index + 1}`,
      issuedOn: day(index - 10),
      dueOn: day(index + 20),
      currency,
      payer: {
        name: displayedName({ firstName, lastName }),
        address: ['1, rue des Essais', '75011 Paris', 'France'],
        vatNumber: null,
      },
      vatMention: currency === 'EUR' ? null : 'outsideUnion',
      buyer: buyerFactsOf({ address, vatNumber: '', purchaseOrder: '' }, { delivery: null, publicBuyer: null }),
      lines: labels.map((label, line) => ({
        label,
        quantity: 1,
        net: 30_597 + index * 10_000 + line * 1000,
        vatRate: currency === 'EUR' ? ([210, 2000][line] ?? 0) : 0,
      })),
    });
    const now = clock.now().toISOString();
    if (index < scenario.paid) await seedPayment(db, id, { method: 'card', paidAt: now });
    if (index === scenario.paid && scenario.awaitsTransfer) await seedAwaitedTransfer(db, id, now);
  }
  const invoices = await readInvoices(db, { accountId, invoiceId: null });
  const [newest] = invoices;
  const token = newest
    ? await mintInvoiceToken(db, services, newest.id, scenario.link === 'expired' ? EXPIRED_LIFETIME : undefined)
    : null;
  if (newest && scenario.link === 'revoked') await revokeInvoiceTokens(db, services, newest.id);
  const arranged = await scenario.arrange?.(services, { accountId, firstName, lastName, locale, currency });
  const link = (language: 'fr' | 'en') => token && settings.publicUrl + tokenPath(token, language, settings);
  return {
    account: { id: accountId, ...credentials, firstName, lastName, locale },
    invoices: invoices.map((invoice) => ({ ...invoice, version: cartVersion([invoice]) })),
    /** The token opens the newest invoice, the first of the list. */
    token,
    links: { fr: link('fr'), en: link('en') },
    /** The subscription or quotation that it is about, the reference of its order, the number of its request. */
    subscription: arranged?.id === undefined ? null : await readReference(services, arranged.id),
    order: arranged?.order ?? null,
    request: arranged?.request ?? null,
    place: arranged ? { as: arranged.as ?? 'person', path: arranged.path } : (scenario.place ?? account),
    /** The draft in the session storage of the tab. */
    tab: arranged?.tab ?? null,
  };
}
