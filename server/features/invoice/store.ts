import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PaymentStatus } from '../../../machines/domain/enumerations.ts';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { AwaitedTransfer, Day, Invoice, InvoiceKind, Moment, Party } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import type { Currency } from '../../../machines/domain/money.ts';
import { money, sum } from '../../../machines/domain/money.ts';
import type { PaymentMethod } from '../../../machines/domain/payment.ts';
import type { VatMention } from '../../../machines/domain/vat.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import type { Identity } from '../../core/rpc/identity.ts';
import { isEligible } from '../../core/rpc/identity.ts';

/** Which invoices somebody may see: all of an account's, and the one that a link opened, with what undoes it. */
export interface Visibility {
  readonly accountId: AccountId | null;
  readonly invoiceId: number | null;
}

/** What a caller may see. An account that is not verified or not valid opens nothing; a link does beside it. */
export function visibilityOf({ signedIn, token }: Identity): Visibility {
  return { accountId: signedIn && isEligible(signedIn) ? signedIn.id : null, invoiceId: token?.invoiceId ?? null };
}

/** The condition that an invoice, called `i` in the query, is visible. */
export function isVisible({ accountId, invoiceId }: Visibility) {
  return sql<boolean>`(i.account_id = ${accountId}::integer or ${invoiceId}::integer in (i.id, i.credited_invoice_id))`;
}

/** The payment that settled an invoice. */
export interface Settlement {
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly paidAt: Moment;
}

interface LineRow {
  readonly label: string;
  readonly quantity: number;
  readonly net: number;
  readonly vatRate: number;
  readonly vat: number;
}

interface InvoiceRow {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly credits: string | null;
  readonly creditedBy: string | null;
  readonly vatMention: VatMention | null;
  readonly reference: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly status: PaymentStatus;
  readonly currency: Currency;
  readonly issuer: Stored<Party>;
  readonly payer: Stored<Party>;
  readonly notes: Stored<readonly string[]>;
  readonly lines: readonly LineRow[];
  /** The payment that settled it; of several the last. */
  readonly settlement: Settlement | null;
  /** What has come in for it, in the smallest units. */
  readonly received: number;
  readonly awaitedTransfer: AwaitedTransfer | null;
}

/** A query over invoices, called `i`, with their lines and their payment, in one statement. */
export function selectInvoices(db: Kysely<Schema>) {
  return db
    .selectFrom('invoices as i')
    .select([
      'i.id',
      'i.kind',
      'i.vat_mention as vatMention',
      'i.reference',
      'i.issued_on as issuedOn',
      'i.due_on as dueOn',
      'i.status',
      'i.currency',
      'i.issuer',
      'i.payer',
      'i.notes',
    ])
    .select([
      sql<string | null>`(select c.reference from invoices c where c.id = i.credited_invoice_id)`.as('credits'),
      sql<string | null>`(select c.reference from invoices c where c.credited_invoice_id = i.id)`.as('creditedBy'),
      sql<readonly LineRow[]>`(
        select coalesce(json_agg(json_build_object('label', l.label, 'quantity', l.quantity, 'net', l.net_minor,
          'vatRate', l.vat_rate, 'vat', l.vat_minor) order by l.position), '[]')
        from invoice_lines l where l.invoice_id = i.id)`.as('lines'),
      sql<Settlement | null>`(
        select json_build_object('reference', p.reference, 'method', p.method, 'paidAt', p.paid_at)
        from payment_invoices pi join payments p on p.id = pi.payment_id
        where pi.invoice_id = i.id and i.status in (${paymentStatus.settled}, ${paymentStatus.cleared})
        order by p.id desc limit 1)`.as('settlement'),
      sql<number>`(
        select coalesce(sum(pi.amount_minor), 0) from payment_invoices pi where pi.invoice_id = i.id)::bigint`.as(
        'received',
      ),
      sql<AwaitedTransfer | null>`(
        select json_build_object('reference', c.reference, 'orderedAt', c.created_at)
        from checkout_invoices ci join checkouts c on c.id = ci.checkout_id
        where ci.invoice_id = i.id and c.method = 'transfer' and c.state = 'open'
        order by c.id desc limit 1)`.as('awaitedTransfer'),
    ]);
}

/** An invoice from its row; its totals are the sums of its lines. Throws `UnreadableValue`. */
export function invoiceOf({ currency, settlement, received, lines: rows, ...row }: InvoiceRow): Invoice {
  const lines = rows.map(({ net, vat, ...line }) => ({
    ...line,
    net: money(net, currency),
    vat: money(vat, currency),
  }));
  const net = sum(
    lines.map((line) => line.net),
    currency,
  );
  const vat = sum(
    lines.map((line) => line.vat),
    currency,
  );
  const total = sum([net, vat], currency);
  const { id, kind, reference, credits, creditedBy, issuedOn, dueOn, status, vatMention } = row;
  const columns = storedColumns.invoices;
  const { awaitedTransfer } = row;
  return {
    id,
    kind,
    reference,
    credits,
    creditedBy,
    issuedOn,
    dueOn,
    status,
    issuer: columns.issuer.read(row.issuer, id),
    payer: columns.payer.read(row.payer, id),
    notes: columns.notes.read(row.notes, id),
    vatMention,
    lines,
    net,
    vat,
    total,
    remaining: isOpen(row) ? money(total.minor - received, currency) : money(0, currency),
    paidBy: settlement?.reference ?? null,
    awaitedTransfer: awaitedTransfer && {
      ...awaitedTransfer,
      orderedAt: new Date(awaitedTransfer.orderedAt).toISOString(),
    },
  };
}

/** The invoices that somebody may see, newest first: not what is a quote yet. */
export async function readInvoices(db: Kysely<Schema>, visibility: Visibility): Promise<readonly Invoice[]> {
  const rows = await selectInvoices(db)
    .where(isVisible(visibility))
    .where('i.status', '<>', paymentStatus.quote)
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map(invoiceOf);
}
