import { randomBytes } from 'node:crypto';
import type { Infer } from 'superstruct';
import { enums, object, optional, string } from 'superstruct';
import { displayedName } from '../../machines/domain/account.ts';
import { cartVersion } from '../../machines/domain/invoice.ts';
import { contactKind, UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { locales } from '../../machines/domain/locale.ts';
import { dayIn } from '../../machines/domain/moment-text.ts';
import { defaultTimeZone } from '../../machines/domain/time-zone.ts';
import { createInvoice } from '../features/invoice/create-invoice.ts';
import { readInvoices } from '../features/invoice/store.ts';
import { mintInvoiceToken, revokeInvoiceTokens } from '../features/invoice/token.ts';
import { seedAwaitedTransfer, seedPayment } from '../seed/paid.ts';
import type { Settings } from '../core/settings.ts';
import type { DescribedScenario } from './description.ts';
import type { Services } from '../core/services.ts';
import { createAccount } from '../features/session/create-account.ts';
import { tokenPath } from '../features/site/places.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import { newsletterScenarios } from './newsletter-scenarios.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { quotationScenarios } from './quotation-scenarios.ts';
import { readingScenarios } from './reading-scenarios.ts';
import { walletScenarios } from './wallet-scenarios.ts';
import { watchScenarios } from './watch-scenarios.ts';
import { edgeScenarios } from './edge-scenarios.ts';
import { emailScenarios } from './email-scenarios.ts';
import { orderScenarios } from './order-scenarios.ts';
import { requestScenarios } from './request-scenarios.ts';
import type { Scenario, ScenarioPlace } from './scenario.ts';
import { tabScenarios } from './tab-scenarios.ts';

const invoicesOfPerson: ScenarioPlace = { as: 'person', path: '/account/invoices' };
const invoiceByLink: ScenarioPlace = { as: 'linkHolder', path: '/account/invoices' };
const account: ScenarioPlace = { as: 'person', path: '/account' };

const scenarios = {
  severalInvoices: {
    says: 'Two invoices are open and one is paid, for somebody who has signed in.',
    open: 2,
    paid: 1,
    place: invoicesOfPerson,
  },
  oneInvoice: {
    says: 'One invoice is open, and is looked at by its link.',
    open: 1,
    paid: 0,
    place: invoiceByLink,
  },
  transferAwaited: {
    says: 'Two invoices are open, for one of which a transfer is awaited, and one is paid.',
    open: 2,
    paid: 1,
    awaitsTransfer: true,
    place: invoicesOfPerson,
  },
  settled: {
    says: 'Two invoices are paid, and none is open.',
    open: 0,
    paid: 2,
    place: invoicesOfPerson,
  },
  noInvoice: {
    says: 'Somebody has no invoice at all.',
    open: 0,
    paid: 0,
    place: invoicesOfPerson,
  },
  unverified: {
    says: 'Somebody has not verified their e-mail address yet.',
    open: 1,
    paid: 0,
    isEmailVerified: false,
    place: account,
  },
  invalid: {
    says: 'The account of somebody is not valid.',
    open: 1,
    paid: 0,
    isValid: false,
    place: account,
  },
  paidLink: {
    says: 'The invoice that a link opens has been paid.',
    open: 0,
    paid: 1,
    place: invoiceByLink,
  },
  expiredLink: {
    says: 'The link to an invoice has expired.',
    open: 1,
    paid: 0,
    link: 'expired',
    place: invoiceByLink,
  },
  revokedLink: {
    says: 'The link to an invoice was revoked.',
    open: 1,
    paid: 0,
    link: 'revoked',
    place: invoiceByLink,
  },
  recognised: {
    says: 'Somebody is recognised by the network from where they come.',
    open: 1,
    paid: 0,
    place: { as: 'anybody', path: '/account' },
  },
  ...paymentScenarios,
  ...quotationScenarios,
  ...licenceScenarios,
  ...newsletterScenarios,
  ...readingScenarios,
  ...walletScenarios,
  ...watchScenarios,
  ...orderScenarios,
  ...requestScenarios,
  ...edgeScenarios,
  ...emailScenarios,
  ...tabScenarios,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios);

/** The sentence, and the outcome, of each scenario. */
export function describedScenarios({
  publicUrl,
  prefixRouting,
}: Pick<Settings, 'publicUrl' | 'prefixRouting'>): readonly DescribedScenario[] {
  return scenarioNames.map((name) => {
    const { says, shows }: Scenario = scenarios[name];
    return { name, says, shows: shows ?? null, link: `${publicUrl}${prefixRouting ? '/en' : '/'}?scenario=${name}` };
  });
}

/** The scenario of each outcome that has one, by the state of its chart: `invoice.outcome.notCharged`. */
export const scenarioOf: ReadonlyMap<string, ScenarioName> = new Map(
  scenarioNames.flatMap((name) => {
    const { shows }: Scenario = scenarios[name];
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
    /** The subscription or quotation that it is about, the reference of its order, the number of its request. */
    subscription: arranged?.id === undefined ? null : await readReference(services, arranged.id),
    order: arranged?.order ?? null,
    request: arranged?.request ?? null,
    place: arranged ? { as: arranged.as ?? 'person', path: arranged.path } : (scenario.place ?? account),
    /** What the tab remembers in which it is looked at. */
    tab: arranged?.tab ?? null,
  };
}
