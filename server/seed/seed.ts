import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { displayedSurname } from '../../domain/account.ts';
import { paymentStatus } from '../../domain/enumerations.ts';
import type { QuotationDetails } from '../../domain/quotation.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import { insertAddress } from '../features/address/store.ts';
import { sendInvoice } from '../features/invoice/send-invoice.ts';
import { writeLegalPages, writeNetworks, writePublisher } from '../features/publisher/write-publisher.ts';
import { createAccount } from '../features/session/create-account.ts';
import { openWallet } from '../features/wallet/book-credits.ts';
import { administeredActs, seatActs } from './administered.ts';
import type { Act } from './calendar.ts';
import { dayAgo, momentAt, relive, servicesAt } from './calendar.ts';
import { demoPublisher } from './demo-publisher.ts';
import type { DemoPerson } from './demo-person.ts';
import { seedNewsletters, seedRecipient } from './newsletters.ts';
import { people } from './people.ts';
import { quotationActs } from './quotations.ts';
import { seedArticles } from './readings.ts';
import { paidReadsOf, seedArchive, seedReads } from './reads.ts';
import type { Books } from './books.ts';
import { soldAs } from './books.ts';
import { saleActs } from './sales.ts';
import { seedSignIns } from './sign-ins.ts';
import { walletActs } from './wallets.ts';
import { seedWatches } from './watches.ts';

/** Serialises two processes that start on the same empty database. */
const SEED_LOCK = 7_345_093;

/** An account of the demo, and the history of its person. */
interface Known {
  readonly accountId: AccountId;
  readonly acts: readonly Act[];
}

function detailsOf({ account, addresses, vatNumber = '', publicBuyer }: DemoPerson): QuotationDetails | null {
  const [billing] = addresses;
  if (!billing) return null;
  const { civility, firstName, lastName } = account;
  const identity = { civility, firstName, lastName: displayedSurname(lastName) };
  return { identity, billing, delivery: null, vatNumber, purchaseOrder: '', publicBuyer: publicBuyer ?? null };
}

/** Opens the account of a person. Returns what happened since. */
async function openAccount(trx: Transaction<Schema>, services: Services, person: DemoPerson): Promise<Known> {
  const {
    account,
    since,
    addresses,
    sales = [],
    quotations = [],
    wallet,
    watches = [],
    administers,
    seats = {},
  } = person;
  const accountId = await createAccount(trx, servicesAt(services, since), account);
  for (const [index, address] of addresses.entries()) await insertAddress(trx, accountId, address, index === 0);
  if (wallet) await openWallet(trx, accountId, { balance: 12, total: 150 });
  const details = detailsOf(person);
  const buyer = details && { accountId, locale: account.locale, details };
  const books: Books = new Map();
  const licence = (name: string) => () => ({ id: soldAs(books, name).id, accountId, locale: account.locale });
  const renewed = sales.find(({ name }) => name === administers)?.renews;
  return {
    accountId,
    acts: [
      ...(buyer ? sales.flatMap((sale) => saleActs(sale, buyer, books)) : []),
      ...(buyer ? quotations.flatMap((quotation) => quotationActs(quotation, buyer)) : []),
      ...(wallet ? walletActs(wallet, accountId, person.readings ? paidReadsOf(person.readings) : []) : []),
      ...watches.map(([at, subject]): Act => ({
        at,
        run: (then, { clock }) => seedWatches(then, clock, accountId, [subject]),
      })),
      ...Object.entries(seats).flatMap(([name, added]) => seatActs(added, licence(name))),
      ...(administers !== undefined && renewed !== undefined
        ? administeredActs(licence(renewed), licence(administers))
        : []),
    ],
  };
}

/** Emails the invoices that await payment, as of today: their links are fresh. */
async function sendOpenInvoices(trx: Transaction<Schema>, services: Services): Promise<void> {
  const open = await trx
    .selectFrom('invoices as i')
    .select('i.id')
    .where('i.status', '=', paymentStatus.unpaid)
    .where('i.kind', '=', 'invoice')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('checkout_invoices as c').select('c.invoice_id').whereRef('c.invoice_id', '=', 'i.id')),
      ),
    )
    .orderBy('i.id')
    .execute();
  for (const { id } of open) await sendInvoice(trx, services, id);
}

/** What people receive, have read, and where they are signed in. */
async function seedHabits(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
  { account, since, newsletters = [], readings, isArchivist, signIns = [] }: DemoPerson,
): Promise<void> {
  if (newsletters.length > 0) await seedRecipient(trx, accountId, newsletters, momentAt(services, since));
  if (readings) await seedReads(trx, services, accountId, readings);
  if (isArchivist) await seedArchive(trx, services, accountId, account.locale);
  await seedSignIns(trx, services, accountId, signIns);
}

async function seedPeople(trx: Transaction<Schema>, services: Services): Promise<void> {
  const acts: Act[] = [];
  for (const person of people) {
    const known = await openAccount(trx, services, person);
    acts.push(...known.acts);
    await seedHabits(trx, services, known.accountId, person);
  }
  await relive(trx, services, acts);
  await sendOpenInvoices(trx, services);
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
 * Fills an empty database with the demo: its publisher, people, what they bought and read, and the emails about open
 * invoices. A demo of an earlier release gets the parts that it lacks.
 */
export async function seedWhenEmpty(services: Services): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const site = await trx.selectFrom('sites').select('code').limit(1).executeTakeFirst();
    if (site && site.code !== demoPublisher.site.code) return;
    if (!site) await writePublisher(trx, demoPublisher);
    await completeDemo(trx);
    if (site) return;
    await seedArticles(trx, (days) => dayAgo(services, days));
    await seedPeople(trx, services);
    await writeNetworks(trx, services, demoPublisher.networks);
  });
}
