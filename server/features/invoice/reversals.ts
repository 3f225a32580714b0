import { sql } from 'kysely';
import type { Reversal } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';

interface ReversalRow {
  readonly kind: Reversal['kind'];
  readonly minor: number;
  readonly at: Moment;
}

/** A payment that was refunded without a credit note, or is disputed. Amounts are in the smallest units. */
export interface ReversedPayment {
  /** What it pays of each invoice, by number, less what went back for a credit note. */
  readonly parts: readonly { readonly invoiceId: number; readonly minor: number }[];
  /** Oldest first: what went back, then what is disputed. */
  readonly reversed: readonly ReversalRow[];
  /** Disputes that the bank has rejected: the money stays. */
  readonly rejected: readonly ReversalRow[];
}

const reported = sql`r.checkout_id = p.checkout_id and r.charge = p.charge and r.invoice_id is null
  and r.why in ('byOffice', 'disputed') and r.state = 'done'`;

const ofCharge = sql`d.checkout_id = p.checkout_id and d.charge = p.charge`;

/** The payments of an invoice, called `i` in the query, of which money went back without a credit note or is disputed. */
export const reversedPayments = sql<readonly ReversedPayment[]>`(
  select coalesce(json_agg(json_build_object(
    'parts', (
      select json_agg(json_build_object('invoiceId', x.invoice_id, 'minor', x.amount_minor - coalesce((
        select sum(r.amount_minor) from refunds r where r.checkout_id = p.checkout_id and r.charge = p.charge
          and r.invoice_id = x.invoice_id), 0)) order by x.invoice_id)
      from payment_invoices x where x.payment_id = p.id),
    'reversed', (
      select coalesce(json_agg(json_build_object('kind', e.kind, 'minor', e.minor, 'at', e.at) order by e.rank, e.at), '[]')
      from (
        select case r.why when 'disputed' then 'disputeAccepted' else 'refunded' end as kind, r.amount_minor as minor,
          r.done_at as at, 1 as rank from refunds r where ${reported}
        union all
        select 'disputed', d.amount_minor, d.opened_at, 2 from disputes d where ${ofCharge} and d.state = 'open') e),
    'rejected', (
      select coalesce(json_agg(json_build_object('kind', 'disputeRejected', 'minor', d.amount_minor,
        'at', coalesce(d.closed_at, d.opened_at)) order by d.opened_at), '[]')
      from disputes d where ${ofCharge} and d.state = 'won')) order by p.id), '[]')
  from payment_invoices pi join payments p on p.id = pi.payment_id
  where pi.invoice_id = i.id and (
    exists (select from refunds r where ${reported}) or exists (select from disputes d where ${ofCharge})))`;

interface Wanted {
  readonly invoiceId: number;
  readonly currency: Currency;
}

/** What became of the money of an invoice: reversals of a payment fall on its invoices in their order. */
export function reversalsOf(
  payments: readonly ReversedPayment[],
  { invoiceId, currency }: Wanted,
): readonly Reversal[] {
  const reversals = payments.flatMap(({ parts, reversed, rejected }) => {
    const begin = parts.reduce((all, part) => all + (part.invoiceId < invoiceId ? part.minor : 0), 0);
    const end = begin + (parts.find((part) => part.invoiceId === invoiceId)?.minor ?? 0);
    const share = ({ kind, minor, at }: ReversalRow, from: number): readonly Reversal[] => {
      const part = Math.min(end, from + minor) - Math.max(begin, from);
      return part > 0 ? [{ kind, amount: money(part, currency), at: new Date(at).toISOString() }] : [];
    };
    const before = reversed.map((_, index) => reversed.slice(0, index).reduce((all, { minor }) => all + minor, 0));
    return [
      ...reversed.flatMap((row, index) => share(row, before[index] ?? 0)),
      ...rejected.flatMap((row) => share(row, 0)),
    ];
  });
  return reversals.toSorted((left, right) => Number(left.at > right.at) - Number(left.at < right.at));
}
