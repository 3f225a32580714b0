import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { InvoiceFacts, IssueFacts } from '../../../domain/invoice-facts.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import { atIssue } from './at-issue.ts';
import type { Visibility } from './store.ts';
import { isVisible, selectInvoices } from './store.ts';

/** A query over invoices, called `i`, with what a document keeps from its issue on. */
export function selectIssued(db: Kysely<Schema>) {
  return selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .leftJoin('invoices as c', 'c.id', 'i.credited_invoice_id')
    .leftJoin('bank_accounts as b', 'b.currency', 'i.currency')
    .select(['a.email', 'c.issued_on as creditedOn', 'b.iban', 'b.bic', 'b.holder', 'b.bank'])
    .select(
      sql<Stored<Readonly<Record<Locale, string>>>>`(select t.name from sites t order by t.code limit 1)`.as(
        'siteName',
      ),
    );
}

/** An invoice with what it keeps from its issue on. */
export type IssuedRow = Awaited<ReturnType<ReturnType<typeof selectIssued>['executeTakeFirstOrThrow']>>;

/** What a document keeps from its issue on; of an earlier release, and of a pro forma: as it is now. */
export function issueFactsOf(row: IssuedRow, facts: InvoiceFacts | null): IssueFacts {
  if (facts?.issue) return facts.issue;
  const { documentLocale: locale, email, holder, iban, bic, bank } = row;
  const isKnown = holder !== null && iban !== null && bic !== null && bank !== null;
  return {
    locale,
    email,
    nameplate: storedColumns.sites.name.read(row.siteName, 'the first')[locale],
    ...atIssue(row, facts),
    account: isKnown ? { holder, iban, bic, bank } : null,
  };
}

/** What a document keeps that is issued now. Rejects for an unknown one. */
export async function readIssueFacts(db: Kysely<Schema>, id: number): Promise<IssueFacts> {
  const row = await selectIssued(db).where('i.id', '=', id).executeTakeFirstOrThrow();
  return issueFactsOf({ ...row, kind: 'proForma' }, null);
}

/** Names a document, and says for whom it is read. */
export interface WantedDocument {
  readonly reference: string;
  /** Of a document about an invoice; the invoice itself has one language. `null`: the account's. */
  readonly locale: Locale | null;
  /** `null`: for the office, or for an email to the account. */
  readonly visibility: Visibility | null;
}

/** The row of a document; `undefined` for an unknown number, a quote that was not accepted, and one that is not visible. */
export async function findIssued(
  db: Kysely<Schema>,
  { reference, visibility }: WantedDocument,
): Promise<IssuedRow | undefined> {
  const query = selectIssued(db).where('i.reference', '=', reference).where('i.status', '<>', paymentStatus.quote);
  return (visibility === null ? query : query.where(isVisible(visibility))).executeTakeFirst();
}

/** An invoice without what came after its issue: payments, credit notes, a plan. */
export function asIssued(invoice: Invoice, { payment }: IssueFacts): Invoice {
  const isDue = payment === null && invoice.kind === 'invoice';
  return {
    ...invoice,
    status: isDue ? paymentStatus.unpaid : paymentStatus.settled,
    remaining: isDue ? invoice.total : money(0, invoice.total.currency),
    paidBy: payment?.reference ?? null,
    creditNotes: [],
    reversals: [],
    instalments: [],
    isPaidByInstalment: false,
    awaitedTransfer: null,
    chorus: null,
  };
}
