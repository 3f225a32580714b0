import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { StateFacts } from '../checkout/payment-record.ts';
import { orderState } from '../checkout/payment-record.ts';
import { reversalReasons } from '../../../domain/payment.ts';
import { refundReference } from '../invoice/refunds.ts';
import { readDayOf } from '../site/store.ts';
import type { CheckoutState, Schema } from '../../core/db/schema.ts';
import type { Difference } from './difference.ts';

async function overdueRefunds(db: Kysely<Schema>, { overdue }: { readonly overdue: Moment }) {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'state', 'requested_at'])
    .where('state', 'in', ['toDecide', 'toAsk', 'toSend'])
    .where('requested_at', '<=', overdue)
    .orderBy('id')
    .execute();
  // Books without a site have no rows either.
  if (rows.length === 0) return [];
  const dayOf = await readDayOf(db);
  return rows.map(({ id, state, requested_at: since }): Difference => ({
    kind: 'refundOverdue',
    about: refundReference(id),
    detail: `${state} since ${dayOf(since)}`,
  }));
}

async function openDisputes(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('checkouts as c', 'c.id', 'd.checkout_id')
    .select(['c.reference', 'd.reference as dispute', 'd.reason', 'd.answer_by as answerBy'])
    .where('d.state', '=', 'open')
    .orderBy('d.opened_at')
    .execute();
  if (rows.length === 0) return [];
  const dayOf = await readDayOf(db);
  return rows.map(({ reference, dispute, reason, answerBy }) => ({
    kind: 'disputeOpen',
    about: reference,
    detail: `${dispute}, ${reason}${answerBy === null ? '' : `, answer by ${dayOf(answerBy)}`}`,
  }));
}

/** Sum of the credit notes of an invoice called `i`, positive. */
const credited = sql`(select coalesce(-sum(l.net_minor + l.vat_minor), 0) from invoice_lines l
  join invoices n on n.id = l.invoice_id where n.credited_invoice_id = i.id)::bigint`;

/** Sum of the refunds of what had paid an invoice called `i`. */
const returned = sql`(select coalesce(sum(r.amount_minor), 0) from refunds r where r.invoice_id = i.id)::bigint`;

/**
 * Invoices whose payments, less refunds, do not match their status and what credit notes leave of them. Invoices written
 * off, and quotes, have no payments to match.
 */
async function invoicesPaidOtherwise(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const unpaid = sql.lit(paymentStatus.unpaid);
  const settled = sql.lit(paymentStatus.settled);
  const partlySettled = sql.lit(paymentStatus.partlySettled);
  const { rows } = await sql<{ reference: string; status: number; total: number; paid: number }>`
    select i.reference, i.status, l.total, p.paid from invoices i
    cross join lateral (
      select coalesce(sum(net_minor + vat_minor), 0)::bigint - ${credited} as total
      from invoice_lines where invoice_id = i.id) l
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint - ${returned} as paid
      from payment_invoices where invoice_id = i.id) p
    where i.status in (${unpaid}, ${settled}, ${partlySettled}) and l.total > 0 and (p.paid > l.total or i.status <> case
      when p.paid = 0 then ${unpaid} when p.paid < l.total then ${partlySettled} else ${settled} end)
    order by i.id`.execute(db);
  return rows.map(({ reference, status, total, paid }) => ({
    kind: paid > total ? 'invoiceSettledTwice' : 'invoiceStatusDiffers',
    about: reference,
    detail: `status ${status}, paid ${paid} of ${total}`,
  }));
}

async function paymentsInOtherParts(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const { rows } = await sql<{ reference: string; amount: number; parts: number }>`
    select p.reference, p.amount_minor as amount, coalesce(sum(x.amount_minor), 0)::bigint as parts
    from payments p left join payment_invoices x on x.payment_id = p.id
    group by p.id having p.amount_minor <> coalesce(sum(x.amount_minor), 0) order by p.id`.execute(db);
  return rows.map(({ reference, amount, parts }) => ({
    kind: 'paymentApportionedOtherwise',
    about: reference,
    detail: `${amount}, in parts ${parts}`,
  }));
}

interface OrderFacts extends StateFacts {
  readonly id: number;
  readonly reference: string;
  readonly state: CheckoutState;
}

/** Orders in one statement. */
const BATCH = 5_000;

const reversals = sql.join(reversalReasons.map((reason) => sql.lit(reason)));

async function readFacts(db: Kysely<Schema>, after: number): Promise<readonly OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select c.id, c.reference, c.state, c.method, c.closed_at is not null as "isClosed",
      (exists (select from payments p where p.checkout_id = c.id) or exists (
        select from refunds r where r.checkout_id = c.id and r.why not in (${reversals}) and r.state <> 'kept')) as "hasCome",
      (coalesce((select sum(amount_minor) from payments p where p.checkout_id = c.id), 0) - coalesce((
        select sum(amount_minor) from refunds r where r.checkout_id = c.id and r.why in (${reversals})), 0))::bigint as kept,
      coalesce((
        select sum(l.total - l.paid - l.credited) from checkout_invoices ci join invoices i on i.id = ci.invoice_id
        cross join lateral (select
          (select coalesce(sum(net_minor + vat_minor), 0) from invoice_lines where invoice_id = i.id) as total,
          (select coalesce(sum(amount_minor), 0) from payment_invoices where invoice_id = i.id) as paid,
          ${credited} as credited) l
        where ci.checkout_id = c.id and l.total = ci.total_minor
          and i.status in (${sql.lit(paymentStatus.unpaid)}, ${sql.lit(paymentStatus.partlySettled)})), 0)::bigint as remaining
    from checkouts c where c.id > ${after} order by c.id limit ${BATCH}`.execute(db);
  return rows;
}

/** Orders whose state does not follow from the money received. */
async function ordersInOtherStates(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  let after = 0;
  for (;;) {
    const facts = await readFacts(db, after);
    for (const { reference, state, ...order } of facts) {
      const follows = orderState(order);
      if (state === follows) continue;
      const detail = `${state}, should be ${follows}: kept ${order.kept}, remaining ${order.remaining}`;
      differences.push({ kind: 'orderStateDiffers', about: reference, detail });
    }
    after = facts.at(-1)?.id ?? after;
    if (facts.length < BATCH) return differences;
  }
}

/** Canceled or reduced invoices: what had paid more than they still ask for is refunded, and nothing else. */
async function canceledAndKept(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const { rows } = await sql<{ reference: string; paid: number; returned: number }>`
    select i.reference, p.paid, r.returned from invoices i
    cross join lateral (
      select coalesce(sum(net_minor + vat_minor), 0)::bigint - ${credited} as asked
      from invoice_lines where invoice_id = i.id) l
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint as paid from payment_invoices where invoice_id = i.id) p
    cross join lateral (select ${returned} as returned) r
    where exists (select from invoices n where n.credited_invoice_id = i.id)
      and r.returned <> greatest(0, p.paid - l.asked) order by i.id`.execute(db);
  return rows.map(({ reference, paid, returned }) => ({
    kind: 'canceledAndKept',
    about: reference,
    detail: `paid ${paid}, goes back ${returned}`,
  }));
}

async function walletsNotAsked(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('wallet_operations as w', 'w.checkout_id', 'p.checkout_id')
    .select(['p.reference', 'p.amount_minor'])
    .where('p.method', '=', 'wallet')
    .where('w.id', 'is', null)
    .execute();
  return rows.map(({ reference, amount_minor: amount }) => ({
    kind: 'walletDiffers',
    about: reference,
    detail: `paid ${amount}`,
  }));
}

/** Wallets whose balance differs from the sum of their operations, or from the totals of the last one. */
async function walletsOfOtherSums(db: Kysely<Schema>): Promise<readonly Difference[]> {
  const { rows } = await sql<{ account: number; balance: number; sum: number; received: number }>`
    select w.account_id as account, w.balance_minor as balance, o.sum, coalesce(l.received, 0) as received from wallets w
    cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint as sum from wallet_operations where account_id = w.account_id) o
    left join lateral (
      select came_in_minor - went_out_minor as received from wallet_operations where account_id = w.account_id
      order by happened_at desc, id desc limit 1) l on true
    where w.balance_minor <> o.sum or w.balance_minor <> coalesce(l.received, 0) order by w.account_id`.execute(db);
  return rows.map(({ account, balance, sum, received }) => ({
    kind: 'walletBalanceDiffers',
    about: `account ${account}`,
    detail: `holds ${balance}, operations ${sum}, the last one leaves ${received}`,
  }));
}

/** Contradictions within the books; refunds requested before `overdue` should be done. */
export async function checkBooks(
  db: Kysely<Schema>,
  since: { readonly overdue: Moment },
): Promise<readonly Difference[]> {
  const checks = [
    overdueRefunds(db, since),
    openDisputes(db),
    invoicesPaidOtherwise(db),
    paymentsInOtherParts(db),
    ordersInOtherStates(db),
    canceledAndKept(db),
    walletsNotAsked(db),
    walletsOfOtherSums(db),
  ];
  return (await Promise.all(checks)).flat();
}
