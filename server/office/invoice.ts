import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../machines/domain/account.ts';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import type { Party } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Schema } from '../db/schema.ts';
import { createInvoice } from '../invoice/create-invoice.ts';
import { sendInvoice } from '../invoice/send-invoice.ts';
import { mintInvoiceToken } from '../invoice/token.ts';
import { issuer } from '../seed/site.ts';
import type { Services } from '../services.ts';
import { createAccount } from '../session/create-account.ts';
import { mintSecret } from '../session/secrets.ts';
import { tokenPath } from '../site/places.ts';

/** What the office invoices. */
export interface Order {
  readonly email: string;
  /** Before tax, in the smallest units. */
  readonly net: number;
  readonly currency: 'EUR' | 'USD' | 'GBP';
  /** Basis points. */
  readonly vatRate: number;
  readonly label: string;
  readonly locale: Locale;
}

/** Days between issue and due day. */
const PAYMENT_TERM = 30;

const DAY = 86_400_000;

/** One invoice number at a time. */
const NUMBER_LOCK = 7_345_094;

async function nextReference(db: Kysely<Schema>, year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`.execute(db);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(reference from '[0-9]+$')::integer), 0) + 1 as next
    from invoices where reference ~ ${`^FA-${year}-[0-9]{1,6}$`}`.execute(db);
  return `FA-${year}-${String(rows[0]?.next ?? 1).padStart(4, '0')}`;
}

/** The account of an address; a new one, that nobody can sign in to yet, where the address is not known. */
async function accountOf(db: Kysely<Schema>, services: Services, { email, locale }: Order): Promise<number> {
  const known = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (known) return known.id;
  const unknown = { lastName: '', firstName: '', civility: UNSET_CIVILITY, isEmailVerified: false };
  return createAccount(db, services, { email, locale, password: mintSecret(), ...unknown });
}

/** Who pays, as on the account's last invoice; for a first one, by name or address. */
async function payerOf(db: Kysely<Schema>, accountId: number): Promise<Party> {
  const last = await db
    .selectFrom('invoices')
    .select('payer')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) return last.payer;
  const person = await db
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { name: displayedName(person) || person.email, address: [], vatNumber: null };
}

/** Issues an invoice, sends its mail, and tells its number and a link that opens it. */
export async function issueInvoice(services: Services, order: Order): Promise<readonly string[]> {
  const { settings, clock, mailer } = services;
  const { net, currency, vatRate, label, locale } = order;
  const now = clock.now();
  const issuedOn = now.toISOString().slice(0, 10);
  const { reference, token } = await services.db.transaction().execute(async (trx) => {
    const accountId = await accountOf(trx, services, order);
    const invoice = {
      accountId,
      reference: await nextReference(trx, issuedOn.slice(0, 4)),
      issuedOn,
      dueOn: new Date(now.getTime() + PAYMENT_TERM * DAY).toISOString().slice(0, 10),
      currency,
      issuer,
      payer: await payerOf(trx, accountId),
      lines: [{ label, quantity: 1, net, vatRate }],
    };
    const id = await createInvoice(trx, invoice);
    await sendInvoice(trx, services, id);
    return { reference: invoice.reference, token: await mintInvoiceToken(trx, services, id) };
  });
  await mailer.deliver();
  return [`Invoice ${reference}`, settings.publicUrl + tokenPath(token, locale, settings)];
}
