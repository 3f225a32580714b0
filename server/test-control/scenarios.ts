import { randomBytes } from 'node:crypto';
import type { Infer } from 'superstruct';
import { enums, object, optional, string } from 'superstruct';
import { displayedName } from '../../machines/domain/account.ts';
import { cartVersion } from '../../machines/domain/invoice.ts';
import { contactKind, UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { locales } from '../../machines/domain/locale.ts';
import { dayIn, defaultTimeZone } from '../../machines/domain/time-zone.ts';
import { createInvoice } from '../invoice/create-invoice.ts';
import { readInvoices } from '../invoice/store.ts';
import { mintInvoiceToken, revokeInvoiceTokens } from '../invoice/token.ts';
import { seedAwaitedTransfer, seedPayment } from '../seed/paid.ts';
import type { Services } from '../services.ts';
import { createAccount } from '../session/create-account.ts';
import { tokenPath } from '../site/places.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import { newsletterScenarios } from './newsletter-scenarios.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { quotationScenarios } from './quotation-scenarios.ts';
import { readingScenarios } from './reading-scenarios.ts';
import { walletScenarios } from './wallet-scenarios.ts';
import { watchScenarios } from './watch-scenarios.ts';
import type { Arrange, ScenarioPlace, ScenarioSubscription } from './scenario.ts';

const invoicesOfPerson: ScenarioPlace = { as: 'person', path: '/account/invoices' };
const invoiceByLink: ScenarioPlace = { as: 'linkHolder', path: '/account/invoices' };
const account: ScenarioPlace = { as: 'person', path: '/account' };

/** What a scenario differs in from a person with a verified, valid account, and where it is looked at. */
interface Scenario {
  /** How many invoices are open, and how many are paid. */
  readonly open: number;
  readonly paid: number;
  /** A transfer is awaited for the open invoice that is due first. */
  readonly awaitsTransfer?: true;
  readonly isEmailVerified?: false;
  readonly isValid?: false;
  /** Nobody knows their name or title. */
  readonly isNameless?: true;
  readonly link?: 'expired' | 'revoked';
  /** What else there is: then the person looks at that, where it is a subscription. */
  readonly arrange?: Arrange<ScenarioSubscription | null>;
  readonly place?: ScenarioPlace;
}

const scenarios = {
  severalInvoices: { open: 2, paid: 1, place: invoicesOfPerson },
  oneInvoice: { open: 1, paid: 0, place: invoiceByLink },
  transferAwaited: { open: 2, paid: 1, awaitsTransfer: true, place: invoicesOfPerson },
  settled: { open: 0, paid: 2, place: invoicesOfPerson },
  noInvoice: { open: 0, paid: 0, place: invoicesOfPerson },
  unverified: { open: 1, paid: 0, isEmailVerified: false, place: account },
  invalid: { open: 1, paid: 0, isValid: false, place: account },
  expiredLink: { open: 1, paid: 0, link: 'expired', place: invoiceByLink },
  revokedLink: { open: 1, paid: 0, link: 'revoked', place: invoiceByLink },
  recognised: { open: 1, paid: 0, place: { as: 'anybody', path: '/account' } },
  ...paymentScenarios,
  ...quotationScenarios,
  ...licenceScenarios,
  ...newsletterScenarios,
  ...readingScenarios,
  ...walletScenarios,
  ...watchScenarios,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios);

export const scenarioRequest = object({
  name: enums(scenarioNames),
  locale: optional(enums(locales)),
  currency: optional(enums(['EUR', 'USD', 'GBP'])),
  /** `recognised`: from where, in CIDR notation. */
  range: optional(string()),
});

export type ScenarioRequest = Infer<typeof scenarioRequest>;

/** Where a link leads that never was one. */
const NO_TIME = -1;

const texts = {
  fr: { lastName: 'ESSAI-DIALLO', firstName: 'Nadia', labels: ['Le Courrier des Lagunes, un an', 'Archives, un an'] },
  en: { lastName: 'Testwell', firstName: 'Grace', labels: ['The Lagoon Courier, one year', 'Archives, one year'] },
} as const;

async function readReference({ db }: Services, id: number) {
  const named = db.selectFrom('subscriptions').select(['id', 'reference', 'version']).where('id', '=', id);
  return named.executeTakeFirstOrThrow();
}

/**
 * Makes a person of their own for a test, with invoices, and gives everything a test needs to be that person. Nothing of
 * it is shared with any other test.
 */
export async function makeScenario(services: Services, request: ScenarioRequest) {
  const { db, clock, settings } = services;
  const { name, locale = 'fr', currency = 'EUR', range } = request;
  const scenario: Scenario = scenarios[name];
  const unique = randomBytes(6).toString('hex');
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
  for (let index = 0; index < scenario.paid + scenario.open; index += 1) {
    const id = await createInvoice(db, {
      accountId,
      reference: `FA-T-${unique}-${index + 1}`,
      issuedOn: day(index - 10),
      dueOn: day(index + 20),
      currency,
      payer: {
        name: displayedName({ firstName, lastName }),
        address: ['1, rue des Essais', '75011 Paris', 'France'],
        vatNumber: null,
      },
      vatMention: currency === 'EUR' ? null : 'outsideUnion',
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
    ? await mintInvoiceToken(db, services, newest.id, scenario.link === 'expired' ? NO_TIME : undefined)
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
    /** The subscription or quotation that it is about. */
    subscription: arranged ? await readReference(services, arranged.id) : null,
    place: arranged ? ({ as: 'person', path: arranged.path } as const) : (scenario.place ?? account),
  };
}
