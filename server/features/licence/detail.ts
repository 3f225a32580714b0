import type { AliasedRawBuilder, Kysely } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Day } from '../../../domain/day.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { SubscriptionDetail, SubscriptionEntry } from '../../../domain/licence.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { readerTiers } from '../catalogue/tariff.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { ListedRow } from '../session/listed-request.ts';
import { listedOf, listedRow } from '../session/listed-request.ts';
import { dayOf } from '../site/store.ts';
import { heldOf, selectHeld } from '../subscription/list.ts';
import type { LicenceOf } from './licence.ts';
import type { Term } from '../catalogue/seat-prices.ts';
import { extraSeatPrices, orderedReaders } from '../catalogue/seat-prices.ts';
import { texts } from './texts.ts';

/** The most requests of a timeline; all others can be found by reference. */
const MOST_REQUESTS = 200;

interface PaymentRow {
  readonly on: Day;
  readonly reference: string;
  readonly minor: number;
  readonly currency: Currency;
}

interface RequestRow {
  readonly on: Day;
  readonly request: ListedRow;
}

/** The details of a subscription beyond those in lists, as its owner sees them. */
interface Row extends Term {
  readonly orderedOn: Day;
  readonly taken: number;
  readonly pending: number;
  readonly rangeCount: number;
  readonly pendingRangeCount: number;
  readonly pendingCount: number;
  readonly payments: readonly PaymentRow[];
  readonly requests: readonly RequestRow[];
}

/** Ids of the invoices of a subscription `s`: of its purchase, replacements of canceled ones, added readers. */
const ownInvoices = sql<number>`(
  select s.invoice_id where s.invoice_id is not null
  union select m.invoice_id from modifications m where m.subscription_id = s.id and m.invoice_id is not null
  union select ci.invoice_id from checkouts c join checkout_invoices ci on ci.checkout_id = c.id
    where c.subscription_id = s.id)`;

/** Its final invoices and their credit notes, for its owner; none for anyone else. */
function invoicesOf({ accountId }: LicenceOf) {
  return jsonArrayFrom(
    selectInvoices(expressionBuilder<Schema>())
      .where(sql<boolean>`s.account_id = ${accountId}`)
      .where(sql<boolean>`(i.id in ${ownInvoices} or i.credited_invoice_id in ${ownInvoices})`)
      .where('i.kind', '<>', 'proForma')
      .orderBy('i.id'),
  ).as('invoices');
}

/** The details visible to the owner; `null` for anyone else. */
function rowOf(
  { clock }: Pick<Services, 'clock'>,
  { id, accountId }: LicenceOf,
): AliasedRawBuilder<Row | null, 'detail'> {
  return sql<Row | null>`(select row_to_json(d) from (
    select s.status, s.readers, s.currency, s.starts_on as "startsOn", s.ends_on as "endsOn",
      ${dayOf(sql`${clock.now().toISOString()}::timestamptz`)} as today,
      ${dayOf(sql`coalesce(q.ordered_at, s.created_at)`)} as "orderedOn",
      (select coalesce(sum(l.net_minor), 0)::bigint from subscription_lines l where l.subscription_id = s.id) as net,
      ${orderedReaders} as "orderedReaders", ${readerTiers} as tiers,
      (select count(*) from subscription_readers r where r.subscription_id = s.id) as taken,
      (select count(*) from subscription_readers r where r.subscription_id = s.id and not r.is_accepted) as pending,
      (select count(*) from subscription_ip_ranges r where r.subscription_id = s.id and r.is_recognised) as "rangeCount",
      (select count(*) from subscription_ip_ranges r where r.subscription_id = s.id and not r.is_recognised)
        as "pendingRangeCount",
      (select count(*) from modifications m where m.subscription_id = s.id and m.state = 'pending') as "pendingCount",
      (select coalesce(json_agg(json_build_object('on', ${dayOf(sql`p.paid_at`)}, 'reference', p.reference,
        'minor', pi.amount_minor, 'currency', p.currency)), '[]')
        from payment_invoices pi join payments p on p.id = pi.payment_id
        where pi.invoice_id in ${ownInvoices}) as payments,
      (select coalesce(json_agg(r), '[]') from (
        select ${dayOf(sql`m.asked_at`)} as "on", ${listedRow} as request from modifications m
        where m.subscription_id = s.id order by m.id desc limit ${MOST_REQUESTS}) r) as requests
    from subscriptions s left join quotations q on q.subscription_id = s.id
    where s.id = ${id} and s.account_id = ${accountId}) d)`.as('detail');
}

/** Order of entries of the same day. */
const rank: readonly SubscriptionEntry['kind'][] = [
  'ordered',
  'begun',
  'requested',
  'invoiced',
  'credited',
  'paid',
  'ending',
  'ended',
];

function timelineOf(row: Row, invoices: readonly Invoice[]): readonly SubscriptionEntry[] {
  const { status, startsOn, endsOn, today } = row;
  const isOrdered = status !== 'quote' && status !== 'invalidQuote';
  const entries: readonly SubscriptionEntry[] = [
    ...(isOrdered ? [{ kind: 'ordered', on: row.orderedOn } as const] : []),
    ...(startsOn !== null && startsOn <= today ? [{ kind: 'begun', on: startsOn } as const] : []),
    ...(endsOn === null ? [] : [{ kind: endsOn < today ? 'ended' : 'ending', on: endsOn } as const]),
    ...invoices.map((invoice): SubscriptionEntry => ({
      kind: invoice.kind === 'creditNote' ? 'credited' : 'invoiced',
      on: invoice.issuedOn,
      reference: invoice.reference,
      total: invoice.total,
      invoice,
    })),
    ...row.payments.map(({ on, reference, minor, currency }): SubscriptionEntry => ({
      kind: 'paid',
      on,
      reference,
      amount: money(minor, currency),
    })),
    ...row.requests.map(({ on, request }): SubscriptionEntry => ({
      kind: 'requested',
      on,
      request: listedOf(request),
    })),
  ];
  return entries.toSorted(
    (left, right) => right.on.localeCompare(left.on) || rank.indexOf(right.kind) - rank.indexOf(left.kind),
  );
}

/**
 * A subscription that an account owns, or reads by, then without its payment and requests; one statement. Throws a 404
 * `CallFailure`.
 */
export async function readDetail(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  which: LicenceOf,
): Promise<SubscriptionDetail> {
  const { id: only, accountId, locale } = which;
  const held = selectHeld(db, services, { accountId, locale, only });
  const found = await held.select([rowOf(services, which), invoicesOf(which)]).executeTakeFirst();
  if (!found) throw new CallFailure(404, texts.unknown);
  const { detail: row } = found;
  const now = services.clock.now();
  const subscription = heldOf(found, now);
  const readAt = now.toISOString();
  if (!row) return { subscription, licence: null, timeline: [], readAt };
  const { taken, pending, rangeCount, pendingRangeCount, pendingCount } = row;
  const isLicence =
    subscription.type === 'administratorLicence' && row.status !== 'quote' && row.status !== 'invalidQuote';
  return {
    subscription,
    licence: isLicence
      ? {
          seats: { bought: row.readers, taken, pending, extra: extraSeatPrices(row) },
          rangeCount,
          pendingRangeCount,
          pendingCount,
        }
      : null,
    timeline: timelineOf(
      row,
      found.invoices.map((each) => invoiceOf(each)),
    ),
    readAt,
  };
}
