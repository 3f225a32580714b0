import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { contactKind } from '../../machines/domain/enumerations.ts';
import type { Day } from '../../machines/domain/day.ts';
import type { Moment } from '../../machines/domain/moment.ts';
import { dayIn, defaultTimeZone } from '../../machines/domain/moment.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import { insertAddress } from '../features/address/store.ts';
import { createInvoice } from '../features/invoice/create-invoice.ts';
import { buyerFactsOf } from '../features/invoice/payer.ts';
import { sendInvoice } from '../features/invoice/send-invoice.ts';
import { mintInvoiceToken } from '../features/invoice/token.ts';
import { writeLegalPages, writeNetworks, writePublisher } from '../features/publisher/write-publisher.ts';
import { createAccount } from '../features/session/create-account.ts';
import { paymentPath, quotationPath, tokenPath } from '../features/site/places.ts';
import { createRenewal } from '../features/subscription/create-renewal.ts';
import { seedLicences } from './administered.ts';
import type { DemoInvoice, DemoPerson } from './demo-person.ts';
import { demoPublisher } from './demo-content.ts';
import { seedNewsletters, seedRecipient } from './newsletters.ts';
import { seedPayment } from './paid.ts';
import { people } from './people.ts';
import { seedQuotation } from './quotations.ts';
import { seedArticles, seedHistories } from './readings.ts';
import { seedWallet } from './wallets.ts';
import { seedWatches } from './watches.ts';

const articles = [
  ['Le port sec de Bamana change de main', 'Bamana dry port changes hands'],
  ['Trois candidats pour le câble des Rivières du Sud', 'Three bidders for the Southern Rivers cable'],
  ['La Banque des Grands Lacs prépare sa première émission', 'Great Lakes Bank prepares its first bond issue'],
  ['Solaire : le Tamesna relance son appel d’offres', 'Solar: Tamesna relaunches its tender'],
  ['Cuivre : la voie du corridor reste ouverte', 'Copper: the corridor stays open'],
] as const;

/** The articles on the site’s first page: one for each of the last days, by `dayAgo`. */
async function seedLatestArticles(db: Kysely<Schema>, dayAgo: (days: number) => Day): Promise<void> {
  await db
    .insertInto('articles')
    .values(
      articles.map(([fr, en], index) => ({
        id: 90_305 - index,
        site_code: demoPublisher.site.code,
        title: JSON.stringify({ fr, en }),
        published_on: dayAgo(index),
      })),
    )
    .execute();
}

const DAY = 86_400_000;

/** Days between the issue of an invoice and the day on which it is due. */
const PAYMENT_TERM = 30;

/** Serialises two processes that start on the same empty database. */
const SEED_LOCK = 7_345_093;

function momentAgo({ clock }: Services, days: number): Moment {
  return new Date(clock.now().getTime() - days * DAY).toISOString();
}

function dayAgo(services: Services, days: number): Day {
  return dayIn(momentAgo(services, days), defaultTimeZone);
}

async function seedInvoice(
  db: Kysely<Schema>,
  services: Services,
  {
    accountId,
    person,
    invoice,
  }: { readonly accountId: AccountId; readonly person: DemoPerson; readonly invoice: DemoInvoice },
): Promise<void> {
  const issuedOn = dayAgo(services, invoice.issuedDaysAgo);
  const [address] = person.addresses ?? [];
  const id = await createInvoice(db, {
    accountId,
    reference: `FA-${issuedOn.slice(0, 4)}-${invoice.number}`,
    issuedOn,
    dueOn: dayAgo(services, invoice.issuedDaysAgo - PAYMENT_TERM),
    currency: invoice.currency,
    payer: person.payer,
    lines: invoice.lines,
    vatMention: invoice.lines.some(({ vatRate }) => vatRate === 0) ? 'outsideUnion' : null,
    buyer: address
      ? buyerFactsOf({ address, vatNumber: '', purchaseOrder: '' }, { delivery: null, publicBuyer: null })
      : null,
  });
  const { paid } = invoice;
  if (paid) await seedPayment(db, id, { method: paid.method, paidAt: momentAgo(services, paid.daysAgo) });
  else await sendInvoice(db, services, id);
}

async function seedPerson(db: Kysely<Schema>, services: Services, person: DemoPerson): Promise<void> {
  const accountId = await createAccount(db, services, {
    ...person.account,
    ...(person.hasSubscription && { kind: contactKind.subscriber }),
  });
  const { wallet, addresses = [], renewals = [], quotations = [], newsletters = [] } = person;
  if (wallet) await seedWallet(db, accountId, wallet, (days) => momentAgo(services, days));
  if (person.hasSubscription) {
    const { id } = await db
      .insertInto('subscriptions')
      .values({ account_id: accountId, reference: `ABO-DEMO-${accountId}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { civility, firstName, lastName, email } = person.account;
    await db
      .insertInto('subscription_readers')
      .values({
        subscription_id: id,
        account_id: accountId,
        is_accepted: true,
        civility,
        first_name: firstName,
        last_name: lastName,
        email,
      })
      .execute();
  }
  for (const [index, address] of addresses.entries()) await insertAddress(db, accountId, address, index === 0);
  for (const renewal of renewals) await createRenewal(db, services, accountId, renewal);
  for (const quotation of quotations) await seedQuotation(db, services, accountId, quotation);
  if (newsletters.length > 0) await seedRecipient(db, accountId, newsletters, momentAgo(services, 200));
  // Oldest first, so that invoice numbers are in order of date.
  for (const invoice of person.invoices.toReversed()) await seedInvoice(db, services, { accountId, person, invoice });
}

async function seedReadingsOf(db: Kysely<Schema>, services: Services): Promise<void> {
  const article = await db
    .selectFrom('articles')
    .select('id')
    .where('publication_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!article) await seedArticles(db, (days) => dayAgo(services, days));
  await seedHistories(db, people, { now: momentAgo(services, 0), length: 'short' });
}

/** The demo people's watches, after the seed of their subjects. */
async function seedWatchesOf(trx: Transaction<Schema>, services: Services): Promise<void> {
  for (const { account, watches = [] } of people) {
    const { id } = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    await seedWatches(trx, services.clock, id, watches);
  }
}

/**
 * Seeds data that takes the database some seconds, once and in the background: long histories, and licences with their
 * readers and requests.
 */
export async function seedSlowParts(services: Services): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    await seedHistories(trx, people, { now: momentAgo(services, 0), length: 'long' });
    await seedLicences(trx, services, people);
  });
}

/** Adds parts that a demo of an earlier release lacks: catalogue, newsletters, legal pages. */
async function completeDemo(trx: Transaction<Schema>): Promise<void> {
  const licence = await trx.selectFrom('licences').select('type').limit(1).executeTakeFirst();
  if (!licence) await writePublisher(trx, demoPublisher);
  const passage = await trx.selectFrom('legal_passages').select('page').limit(1).executeTakeFirst();
  if (!passage) await writeLegalPages(trx, demoPublisher);
  const newsletter = await trx.selectFrom('newsletters').select('id').limit(1).executeTakeFirst();
  if (!newsletter) await seedNewsletters(trx);
}

/**
 * Fills an empty database with the demo: its publisher, people, invoices, and the emails about open ones. A demo of an
 * earlier release gets the parts that it lacks.
 */
export async function seedWhenEmpty(services: Services): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const site = await trx.selectFrom('sites').select('code').limit(1).executeTakeFirst();
    if (site && site.code !== demoPublisher.site.code) return;
    if (!site) {
      await writePublisher(trx, demoPublisher);
      await seedLatestArticles(trx, (days) => dayAgo(services, days));
    }
    await completeDemo(trx);
    if (!site) {
      for (const person of people) await seedPerson(trx, services, person);
      await writeNetworks(trx, services, demoPublisher.networks);
    }
    await seedReadingsOf(trx, services);
    if (!site) await seedWatchesOf(trx, services);
  });
}

async function demoLink(services: Services, email: string): Promise<string | null> {
  const open = await services.db
    .selectFrom('invoices as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('i.status', '=', 1)
    .orderBy('i.issued_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!open) return null;
  const token = await mintInvoiceToken(services.db, services, open.id);
  return services.settings.publicUrl + tokenPath(token, open.locale, services.settings);
}

/** The payment page of a renewal, after sign-in. */
async function renewalLink({ db, settings }: Services, email: string): Promise<string | null> {
  const renewal = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('s.status', '=', 'notBegun')
    .where('s.order_nature', '=', 'renewal')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return renewal ? settings.publicUrl + paymentPath(renewal.id, renewal.locale, settings) : null;
}

/** The page of an open quotation, after sign-in. */
async function quotationLink({ db, clock, settings }: Services, email: string): Promise<string | null> {
  const quotation = await db
    .selectFrom('quotations as q')
    .innerJoin('subscriptions as s', 's.id', 'q.subscription_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('q.state', '=', 'open')
    .where('q.expires_at', '>', clock.now().toISOString())
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return quotation ? settings.publicUrl + quotationPath(quotation.id, quotation.locale, settings) : null;
}

/**
 * Lines of the start output about the demo: accounts, fresh invoice links in both languages, renewals to pay, and
 * quotations to answer. Empty for a database without demo data.
 */
export async function demoBlock(services: Services): Promise<string[]> {
  const emails = people.map(({ account }) => account.email);
  const known = await services.db.selectFrom('accounts').select('email').where('email', 'in', emails).execute();
  const there = people.filter(({ account }) => known.some(({ email }) => email === account.email));
  const width = Math.max(0, ...there.map(({ account }) => account.email.length));
  const lines = there.map(
    ({ what, account }) => `${account.email.padEnd(width)}  ${account.password.padEnd(20)}  ${what}`,
  );
  for (const { account } of there.filter(({ invoices }) => invoices.length > 0)) {
    const link = await demoLink(services, account.email);
    const language = account.locale === 'fr' ? 'in French' : 'in English';
    if (link !== null) lines.push('', `Invoice link, ${language}`, `  ${link}`);
    const renewal = await renewalLink(services, account.email);
    if (renewal !== null) lines.push('', `A renewal to pay for, signed in, ${language}`, `  ${renewal}`);
    const quotation = await quotationLink(services, account.email);
    if (quotation !== null) lines.push('', `A quotation to answer, signed in, ${language}`, `  ${quotation}`);
  }
  return lines;
}
