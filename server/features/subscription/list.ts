import type { Kysely, RawBuilder } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { dueDayOf } from '../../../domain/invoice-condition.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Day } from '../../../domain/day.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import { quotationStateAt } from '../../../domain/quotation.ts';
import type { HeldSubscription, SubscriptionType } from '../../../domain/subscription.ts';
import { isQuoteDecidable, statusOn } from '../../../domain/subscription.ts';
import type { Buyer } from '../../../domain/vat.ts';
import { vatOn } from '../../../domain/vat.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import { numberOf } from '../../core/reference.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { textIn } from '../../core/db/stored-text.ts';
import type { Services } from '../../core/services.ts';
import { HOME_COUNTRY } from '../catalogue/tariff.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { dayOf } from '../site/store.ts';

/** Of a statement about subscriptions `s`: the first later one of the same owner, read or to be read, that holds everything that `s` does; else null. */
export function followerOf(today: RawBuilder<Day>): RawBuilder<number | null> {
  return sql<number | null>`(
    select f.id from subscriptions f
    where f.account_id = s.account_id and f.id > s.id
      and f.status in ('current', 'notBegun', 'aboutToEnd', 'suspended') and coalesce(f.ends_on >= ${today}, true)
      and not exists (
        select publication_id from subscription_lines where subscription_id = s.id
        except select publication_id from subscription_lines where subscription_id = f.id)
    order by f.id limit 1)`;
}

/** The account's relation to the licence: reader only, manager of several readers, or sole owner. */
function typeOf({ isOwner, readers }: { readonly isOwner: boolean; readonly readers: number }): SubscriptionType {
  if (!isOwner) return 'userLicence';
  return readers > 1 ? 'administratorLicence' : 'normal';
}

/** The account, and optionally one of its subscriptions. */
interface HeldBy {
  readonly accountId: AccountId;
  readonly locale: Locale;
  readonly only?: number | null;
}

/** Whether every publication of `s` has a list price, for its licence and duration, in its currency. */
const isPriced = sql<boolean>`(
  exists (select from licences c where c.type = s.licence) and exists (select from durations d where d.months = s.months)
  and exists (select from subscription_lines l where l.subscription_id = s.id)
  and not exists (
    select from subscription_lines l
    left join publication_prices x on x.publication_id = l.publication_id and x.currency = s.currency
    where l.subscription_id = s.id and x.publication_id is null))`;

/** The open invoice of `s`, as JSON. */
const openInvoice = jsonObjectFrom(
  selectInvoices(expressionBuilder<Schema>())
    .where(sql<boolean>`i.id = s.invoice_id`)
    .where('i.kind', '=', 'invoice')
    .where('i.status', 'in', [paymentStatus.unpaid, paymentStatus.partlySettled]),
);

/** The subscriptions that an account owns or reads by, called `s`, newest first; `heldOf` decodes each row. */
export function selectHeld(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { accountId, locale, only = null }: HeldBy,
) {
  const { unpaid, partlySettled } = paymentStatus;
  const today = dayOf(sql`${clock.now().toISOString()}::timestamptz`);
  return (
    db
      .selectFrom('subscriptions as s')
      .leftJoin('quotations as q', 'q.subscription_id', 's.id')
      .leftJoin('invoices as i', 'i.id', 's.invoice_id')
      .select([
        's.id',
        's.reference',
        's.status',
        's.order_nature as nature',
        's.licence',
        's.readers',
        's.months',
        's.currency',
      ])
      .select(['s.starts_on as startsOn', 's.ends_on as endsOn'])
      .select(['q.state as quotationState', 'q.expires_at as expiresAt', 'q.details', 's.billing'])
      .select([
        sql<boolean>`s.account_id = ${accountId}`.as('isOwner'),
        today.as('today'),
        sql<readonly string[]>`(
        select coalesce(json_agg(${textIn('p.title', locale)} order by l.position), '[]')
        from subscription_lines l join publications p on p.id = l.publication_id
        where l.subscription_id = s.id)`.as('publications'),
        sql<boolean>`(s.status = 'notBegun' and coalesce(q.state = 'ordered', true)
        and coalesce(i.status in (${unpaid}, ${partlySettled}), true)
        and exists (select from subscription_lines l where l.subscription_id = s.id and l.net_minor > 0))`.as('isOpen'),
        sql<number>`(select coalesce(sum(l.net_minor), 0)::bigint from subscription_lines l
        where l.subscription_id = s.id)`.as('net'),
        sql<string | null>`(select a.country from addresses a
        where a.account_id = s.account_id and a.is_selected)`.as('country'),
        followerOf(today).as('followerId'),
        openInvoice.as('invoice'),
        isPriced.as('isPriced'),
      ])
      // A union, since an index on either condition serves no `or`.
      .where('s.id', 'in', (eb) =>
        eb
          .selectFrom('subscriptions')
          .select('id')
          .where('account_id', '=', accountId)
          .union(
            eb
              .selectFrom('subscription_readers')
              .select('subscription_id as id')
              .where('account_id', '=', accountId)
              .where('is_accepted', '=', true),
          ),
      )
      .where((eb) =>
        eb.or([eb('s.account_id', '=', accountId), eb('s.status', 'not in', ['quote', 'invalidQuote', 'notBegun'])]),
      )
      .where((eb) => (only === null ? eb.lit(true) : eb('s.id', '=', only)))
      .orderBy('s.id', 'desc')
  );
}

type HeldRow = Awaited<ReturnType<ReturnType<typeof selectHeld>['execute']>>[number];

/** The buyer who determines the tax: of its billing details, else of its quotation's, else of the account. */
function buyerOf({ id, billing, details, country }: Pick<HeldRow, 'id' | 'billing' | 'details' | 'country'>): Buyer {
  const known = billing && storedColumns.subscriptions.billing.read(billing, id);
  if (known) return { country: known.address.country, vatNumber: known.vatNumber || null };
  const quoted = details && storedColumns.quotations.details.read(details, id);
  return quoted
    ? { country: quoted.billing.country, vatNumber: quoted.vatNumber || null }
    : { country: country ?? HOME_COUNTRY, vatNumber: null };
}

/** A subscription as shown to its owner or a reader. */
export function heldOf(
  { isOwner, isOpen, invoice, isPriced: hasPrice, followerId, today, quotationState, expiresAt, ...row }: HeldRow,
  now: Date,
): HeldSubscription {
  const { id, reference, nature, licence, readers, months, startsOn, endsOn, publications, net, currency } = row;
  const quotation =
    quotationState === null || expiresAt === null ? null : quotationStateAt({ state: quotationState, expiresAt }, now);
  const status = statusOn({ ...row, quotation }, today);
  const isFollowed = followerId !== null;
  const isRenewable = (status === 'aboutToEnd' || status === 'ended') && hasPrice && !isFollowed;
  return {
    id,
    ...numberOf(reference),
    nature,
    licence,
    readers,
    months,
    startsOn,
    endsOn,
    publications,
    status,
    type: typeOf({ isOwner, readers }),
    isPayable: isOwner && (isOpen || isRenewable),
    isDecidable: isOwner && status === 'quote' && quotation !== null && isQuoteDecidable(quotation),
    isFollowed,
    isInvoiced: isOwner && invoice !== null,
    dueOn: isOwner && invoice ? dueDayOf(invoiceOf(invoice)) : null,
    net: isOwner && net > 0 ? money(net, currency) : null,
    isUntaxed: isOwner && vatOn('press', buyerOf(row)).mention !== null,
  };
}

/**
 * The subscriptions that an account owns or reads by, newest first, with the publications' names in a language; one
 * statement. A reader sees neither its payment nor one that is not agreed upon yet.
 */
export async function listSubscriptions(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  heldBy: HeldBy,
): Promise<readonly HeldSubscription[]> {
  return (await selectHeld(db, services, heldBy).execute()).map((row) => heldOf(row, services.clock.now()));
}
