import type { AliasedRawBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Day } from '../../../machines/domain/day.ts';
import type { SubscriptionDetail, SubscriptionEntry } from '../../../machines/domain/licence.ts';
import type { ModificationSummary } from '../../../machines/domain/modification.ts';
import type { Currency } from '../../../machines/domain/money.ts';
import { money } from '../../../machines/domain/money.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { readerTiers } from '../catalogue/tariff.ts';
import { dayOf } from '../site/store.ts';
import { heldOf, selectHeld } from '../subscription/list.ts';
import type { LicenceOf, Term } from './licence.ts';
import { extraSeatPrices, orderedReaders } from './licence.ts';
import { texts } from './texts.ts';

/** The most requests of a timeline; all others can be found by reference. */
const MOST_REQUESTS = 200;

interface InvoiceRow {
  readonly kind: 'invoice' | 'creditNote';
  readonly on: Day;
  readonly reference: string;
  readonly minor: number;
  readonly paid: number;
  /** What credit notes take off it. */
  readonly credited: number;
  readonly currency: Currency;
  readonly status: number;
}

interface PaymentRow {
  readonly on: Day;
  readonly reference: string;
  readonly minor: number;
  readonly currency: Currency;
}

interface RequestRow extends ModificationSummary {
  readonly on: Day;
}

/** The details of a subscription beyond those in lists, as its owner sees them. */
interface Row extends Term {
  readonly orderedOn: Day;
  readonly taken: number;
  readonly pending: number;
  readonly rangeCount: number;
  readonly pendingRangeCount: number;
  readonly pendingCount: number;
  readonly invoices: readonly InvoiceRow[];
  readonly payments: readonly PaymentRow[];
  readonly requests: readonly RequestRow[];
}

/**
 * The details visible to the owner; `null` for anyone else. Its invoices: of its purchase, replacements of canceled
 * ones, added readers; and credit notes.
 */
function rowOf(
  { clock }: Pick<Services, 'clock'>,
  { id, accountId }: LicenceOf,
): AliasedRawBuilder<Row | null, 'detail'> {
  return sql<Row | null>`(select row_to_json(d) from (
    with own as (
      select i.id from invoices i join subscriptions s on s.id = ${id} and s.invoice_id = i.id
      union select m.invoice_id from modifications m where m.subscription_id = ${id} and m.invoice_id is not null
      union select ci.invoice_id from checkouts c join checkout_invoices ci on ci.checkout_id = c.id
        where c.subscription_id = ${id}
    ), issued as (
      select i.* from invoices i
      where (i.id in (select id from own) or i.credited_invoice_id in (select id from own)) and i.kind <> 'proForma'
    )
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
      (select coalesce(json_agg(json_build_object('kind', i.kind, 'on', i.issued_on, 'reference', i.reference,
        'currency', i.currency, 'status', i.status,
        'paid', (select coalesce(sum(x.amount_minor), 0) from payment_invoices x where x.invoice_id = i.id),
        'credited', (select coalesce(-sum(l.net_minor + l.vat_minor), 0) from invoice_lines l
          join invoices n on n.id = l.invoice_id where n.credited_invoice_id = i.id), 'minor',
        (select coalesce(sum(l.net_minor + l.vat_minor), 0)::bigint from invoice_lines l where l.invoice_id = i.id))), '[]')
        from issued i) as invoices,
      (select coalesce(json_agg(json_build_object('on', ${dayOf(sql`p.paid_at`)}, 'reference', p.reference,
        'minor', pi.amount_minor, 'currency', p.currency)), '[]')
        from payment_invoices pi join payments p on p.id = pi.payment_id
        where pi.invoice_id in (select id from own)) as payments,
      (select coalesce(json_agg(r), '[]') from (
        select m.id, m.reference, m.type, m.state, m.asked_at as "askedAt", m.decided_at as "decidedAt",
          ${dayOf(sql`m.asked_at`)} as "on",
          (select count(*) from modification_lines l where l.modification_id = m.id) as "lineCount",
          (select count(*) from modification_lines l where l.modification_id = m.id and l.state = 'rejected')
            as "rejectedCount"
        from modifications m where m.subscription_id = s.id order by m.id desc limit ${MOST_REQUESTS}) r) as requests
    from subscriptions s left join quotations q on q.subscription_id = s.id
    where s.id = ${id} and s.account_id = ${accountId}) d)`.as('detail');
}

const isSettled = (status: number): boolean => status === paymentStatus.settled || status === paymentStatus.cleared;

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

function timelineOf(row: Row): readonly SubscriptionEntry[] {
  const { status, startsOn, endsOn, today } = row;
  const isOrdered = status !== 'quote' && status !== 'invalidQuote';
  const entries: readonly SubscriptionEntry[] = [
    ...(isOrdered ? [{ kind: 'ordered', on: row.orderedOn } as const] : []),
    ...(startsOn !== null && startsOn <= today ? [{ kind: 'begun', on: startsOn } as const] : []),
    ...(endsOn === null ? [] : [{ kind: endsOn < today ? 'ended' : 'ending', on: endsOn } as const]),
    ...row.invoices.map(({ kind, on, reference, minor, paid, credited, currency, ...invoice }): SubscriptionEntry => ({
      kind: kind === 'creditNote' ? 'credited' : 'invoiced',
      on,
      reference,
      total: money(minor, currency),
      isSettled: isSettled(invoice.status),
      isCanceled: credited > 0 && credited >= minor,
      remaining: isSettled(invoice.status) ? null : money(minor - paid - credited, currency),
    })),
    ...row.payments.map(({ on, reference, minor, currency }): SubscriptionEntry => ({
      kind: 'paid',
      on,
      reference,
      amount: money(minor, currency),
    })),
    ...row.requests.map(({ on, askedAt, decidedAt, ...request }): SubscriptionEntry => ({
      kind: 'requested',
      on,
      request: {
        ...request,
        askedAt: new Date(askedAt).toISOString(),
        decidedAt: decidedAt && new Date(decidedAt).toISOString(),
      },
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
  const found = await held.select(rowOf(services, which)).executeTakeFirst();
  if (!found) throw new CallFailure(404, texts.unknown);
  const { detail: row } = found;
  const subscription = heldOf(found);
  if (!row) return { subscription, licence: null, timeline: [] };
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
    timeline: timelineOf(row),
  };
}
