import { sql } from 'kysely';
import type { AwaitedTransfer } from '../../../domain/invoice.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import type { Moment } from '../../../domain/moment.ts';

/** A transfer as a query answers it. */
export interface AwaitedRow {
  readonly reference: string;
  readonly orderedAt: Moment;
  readonly undecided: readonly { readonly minor: number; readonly currency: Currency }[];
}

/**
 * The transfer awaited for the invoice called `i` in the query: one whose money the office decides about, else the one
 * ordered last.
 */
export const awaitedJson = sql<AwaitedRow | null>`(
  select json_build_object('reference', c.reference, 'orderedAt', c.created_at, 'undecided', d.amounts)
  from checkout_invoices ci join checkouts c on c.id = ci.checkout_id cross join lateral (
    select coalesce(json_agg(json_build_object('minor', r.amount_minor, 'currency', r.currency) order by r.id), '[]') as amounts,
      count(r.id) as number
    from refunds r where r.checkout_id = c.id and r.state = 'toDecide') d
  where ci.invoice_id = i.id and c.method = 'transfer' and (c.state = 'open' or d.number > 0)
  order by d.number > 0 desc, c.id desc limit 1)`;

/** An awaited transfer from its row. */
export function awaitedOf(row: AwaitedRow | null): AwaitedTransfer | null {
  if (row === null) return null;
  const { reference, orderedAt, undecided } = row;
  return {
    reference,
    orderedAt: new Date(orderedAt).toISOString(),
    undecided: undecided.map(({ minor, currency }) => money(minor, currency)),
  };
}
