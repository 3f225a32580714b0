import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Invoice, Moment } from '../../machines/domain/invoice.ts';
import type { Money } from '../../machines/domain/money.ts';
import { money, sum } from '../../machines/domain/money.ts';
import type { OrderedSubscription, Outcome, TransferDetails } from '../../machines/domain/payment.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentProvider, ProviderState } from '../payments/provider.ts';
import type { Services } from '../services.ts';
import type { Visibility } from '../invoice/store.ts';
import { invoiceOf, isVisible, selectInvoices } from '../invoice/store.ts';

/** An order and those of its invoices that somebody may see; no row where there is none of either. */
async function readOrder(db: Kysely<Schema>, reference: string, visibility: Visibility) {
  return selectInvoices(db)
    .innerJoin('checkout_invoices as ci', 'ci.invoice_id', 'i.id')
    .innerJoin('checkouts as c', 'c.id', 'ci.checkout_id')
    .leftJoin('bank_accounts as b', (join) =>
      join.onRef('b.currency', '=', 'c.currency').on('c.method', '=', 'transfer'),
    )
    .select(['c.state', 'c.method', 'c.total_minor', 'c.provider_session', 'c.decline_reason'])
    .select([
      // A transfer may have come in parts.
      sql<Moment | null>`(select max(p.paid_at) from payments p where p.checkout_id = c.id)`.as('paid_at'),
      sql<number>`(
        select coalesce(sum(p.amount_minor), 0) from payments p where p.checkout_id = c.id)::bigint`.as('paid'),
    ])
    .select(['b.holder', 'b.iban', 'b.bic', 'b.bank'])
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.id as accountId', 'a.email'])
    .leftJoin('subscriptions as s', 's.invoice_id', 'i.id')
    .select(['s.id as subscriptionId', 's.reference as subscriptionReference', 's.starts_on', 's.ends_on'])
    .select(
      sql<number>`(select count(*)::integer from checkout_invoices x where x.checkout_id = c.id)`.as('invoiceCount'),
    )
    .where('c.reference', '=', reference)
    .where(isVisible(visibility))
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

type OrderRow = Awaited<ReturnType<typeof readOrder>>[number];

/** Where a transfer goes, and for how much: what remains, once a part of it has come. */
function transferOf(row: OrderRow, reference: string, remaining: Money): TransferDetails | null {
  const { holder, iban, bic, bank, currency } = row;
  if (holder === null || iban === null || bic === null || bank === null) return null;
  return { reference, amount: row.paid > 0 ? remaining : money(row.total_minor, currency), holder, iban, bic, bank };
}

/** The subscriptions that the invoices of an order are for. */
function subscriptionsOf(rows: readonly OrderRow[]): readonly OrderedSubscription[] {
  return rows.flatMap(
    ({ subscriptionId: id, subscriptionReference: reference, starts_on: startsOn, ends_on: endsOn }) => {
      if (id === null || reference === null) return [];
      return [{ id, reference, period: startsOn === null || endsOn === null ? null : { startsOn, endsOn } }];
    },
  );
}

/** The first letter of an e-mail address, and where it is: enough for whoever knows it. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Asks the provider how an order by card stands; `null` where it cannot be told. */
async function ask(services: Services, provider: PaymentProvider, row: OrderRow): Promise<ProviderState | null> {
  if (row.provider_session === null) return { kind: 'open' };
  try {
    return await provider.readSession(row.provider_session);
  } catch (error) {
    services.log.error('The provider could not be asked about an order', error);
    return null;
  }
}

/**
 * What became of an order, for someone who may see at least one of its invoices; `null` for all others. Only the books
 * say "paid". An order by card that is open is asked about at the provider: charged, or no answer, is "being
 * confirmed"; a page that nobody finished is "not charged", and can be taken up again.
 */
export async function readOutcome(
  services: Services,
  provider: PaymentProvider,
  { reference, visibility }: { readonly reference: string; readonly visibility: Visibility },
): Promise<Outcome | null> {
  const rows = await readOrder(services.db, reference, visibility);
  const [row] = rows;
  if (!row) return null;
  const invoices: readonly Invoice[] = rows.map(invoiceOf);
  const visible = sum(
    invoices.map(({ total }) => total),
    row.currency,
  );
  const isWhole = rows.length === row.invoiceCount;
  const total = isWhole ? money(row.state === 'paid' ? row.paid : row.total_minor, row.currency) : visible;
  const subscriptions = subscriptionsOf(rows);
  const base = { reference, method: row.method, total, invoices, subscriptions };
  const receiptTo = row.accountId === visibility.accountId ? null : masked(row.email);
  if (row.state === 'paid' && row.paid_at !== null) return { ...base, kind: 'paid', paidAt: row.paid_at, receiptTo };
  const { settlement } = row;
  if (settlement && rows.every((other) => other.settlement !== null)) {
    // Something else paid these invoices: that is the truth about them, and this order charged nothing, or gave it back.
    const paidAt = new Date(settlement.paidAt).toISOString();
    return { ...settlement, paidAt, kind: 'paid', receiptTo, total: visible, invoices, subscriptions };
  }
  if (row.decline_reason !== null) return { ...base, kind: 'notCharged', reason: row.decline_reason };
  if (row.state === 'refunded') return { ...base, kind: 'notCharged', reason: 'abandoned' };
  if (row.method === 'transfer') {
    const remaining = sum(
      invoices.map((invoice) => invoice.remaining),
      row.currency,
    );
    return { ...base, kind: 'confirming', transfer: isWhole ? transferOf(row, reference, remaining) : null };
  }
  const state = await ask(services, provider, row);
  if (state?.kind === 'open') return { ...base, kind: 'notCharged', reason: 'abandoned' };
  if (state?.kind === 'notCharged') return { ...base, kind: 'notCharged', reason: state.reason };
  return { ...base, kind: 'confirming', transfer: null };
}
