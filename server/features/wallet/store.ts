import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import { money } from '../../../domain/money.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import type {
  OperationFilter,
  OperationKind,
  Period,
  WalletOperation,
  WalletPage,
  WalletSummary,
} from '../../../domain/wallet.ts';
import type { Clock } from '../../core/clock.ts';
import type { Schema } from '../../core/db/schema.ts';
import { localeIn, textIn } from '../../core/db/stored-text.ts';

/** Query for a page of an account's operations. */
export interface OperationsQuestion {
  readonly accountId: AccountId;
  /** The language of articles and publications. */
  readonly locale: Locale;
  readonly filter: OperationFilter;
  /** The operation after which the page begins; `null` for the first page. */
  readonly after: number | null;
  /** The most rows of the page. */
  readonly size: number;
}

type FoundArticle = Omit<ReadArticle, 'title'> & { readonly title: string; readonly titleLocale: Locale };

interface FoundOperation {
  readonly id: number;
  readonly kind: OperationKind;
  readonly at: Moment;
  readonly amount: number;
  readonly balance: number;
  readonly paymentReference: string | null;
  readonly article: FoundArticle | null;
}

interface FoundMonth {
  readonly month: Period;
  readonly cameIn: number;
  readonly wentOut: number;
}

/** Days and months begin in the publisher's time zone. */
const zone = sql`(select time_zone from sites order by code limit 1)`;

/** The start of a day in the publisher's time zone. */
function startOfDay(day: RawBuilder<unknown>): RawBuilder<Moment> {
  return sql<Moment>`((${day})::timestamp at time zone ${zone})`;
}

/** The first day of a period, and that of the next one. */
function bounds(period: Period): readonly [RawBuilder<unknown>, RawBuilder<unknown>] {
  const [year = '', month] = period.split('-');
  const first = sql`${`${year}-${month ?? '01'}-01`}::date`;
  return [first, sql`${first} + ${month === undefined ? '1 year' : '1 month'}::interval`];
}

function conditionsOf({ kind, period }: OperationFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (kind !== null) conditions.push(sql`o.kind = ${kind}`);
  if (period !== null) {
    const [from, to] = bounds(period);
    conditions.push(sql`o.happened_at >= ${startOfDay(from)} and o.happened_at < ${startOfDay(to)}`);
  }
  return sql.join(conditions, sql` and `);
}

/** The article of reading `r` as JSON; null without one. */
function articleIn(locale: Locale): RawBuilder<unknown> {
  const language = localeIn('a.title', locale);
  return sql`case when a.id is not null then json_build_object('id', a.id, 'title', ${textIn('a.title', locale)},
    'titleLocale', ${language}, 'publication', ${textIn('b.title', locale)}, 'kind', r.document_kind,
    'publishedOn', r.published_on, 'url', ${textIn('w.url', language)} || 'articles/' || a.id) end`;
}

/** A page of operations as JSON, the newest first. */
function operations({ accountId, locale, filter, after, size }: OperationsQuestion): RawBuilder<unknown> {
  const following =
    after === null
      ? sql`true`
      : sql`(o.happened_at, o.id) < (
          select happened_at, id from wallet_operations where account_id = ${accountId} and id = ${after})`;
  return sql`
    select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind,
      'at', to_char(p.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'amount', p.amount_minor,
      'balance', p.came_in_minor - p.went_out_minor, 'paymentReference', c.reference,
      'article', ${articleIn(locale)})
      order by p.happened_at desc, p.id desc), '[]')
    from (
      select o.* from wallet_operations o
      where o.account_id = ${accountId} and ${conditionsOf(filter)} and ${following}
      order by o.happened_at desc, o.id desc limit ${size + 1}
    ) p left join checkouts c on c.id = p.checkout_id
    left join readings r on r.id = p.reading_id
    left join articles a on a.id = r.article_id
    left join publications b on b.id = a.publication_id
    left join sites w on w.code = a.site_code`;
}

/** Running totals, in and out, before a month. */
function totalsBefore(accountId: AccountId, month: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select came_in_minor, went_out_minor from wallet_operations
    where account_id = ${accountId} and happened_at < ${startOfDay(month)}
    order by happened_at desc, id desc limit 1)`;
}

/** Sums in and out by month, as JSON: two operations give the sums of a month, however many operations it has. */
function months(accountId: AccountId, year: Period | null): RawBuilder<unknown> {
  const [from, to] =
    year === null ? [sql`known.month - interval '11 months'`, sql`known.month + interval '1 month'`] : bounds(year);
  return sql`
    select coalesce(json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'),
      'cameIn', coalesce(e.came_in_minor, 0) - coalesce(b.came_in_minor, 0),
      'wentOut', coalesce(e.went_out_minor, 0) - coalesce(b.went_out_minor, 0)) order by m.month), '[]')
    from known
    cross join lateral generate_series(greatest(known.first_month, ${from}),
      least(known.month, ${to} - interval '1 month'), interval '1 month') m (month)
    left join lateral ${totalsBefore(accountId, sql`m.month`)} b on true
    left join lateral ${totalsBefore(accountId, sql`m.month + interval '1 month'`)} e on true
    where known.first_month is not null`;
}

interface SelectedWallet {
  readonly state: number | null;
  readonly balance: number | null;
  readonly firstYear: number | null;
  readonly year: number;
  readonly months: readonly FoundMonth[];
  readonly operations: readonly FoundOperation[];
  readonly isPlaceKnown: boolean;
}

/** The statement that reads a wallet and a page of its operations. Its cost does not grow with the operations. */
function walletStatement(question: OperationsQuestion, now: Moment): RawBuilder<SelectedWallet> {
  const { accountId, after, filter } = question;
  const year = filter.period?.slice(0, 4) ?? null;
  return sql<SelectedWallet>`
    with known as materialized (
      select date_trunc('month', ${now}::timestamptz at time zone ${zone}) as month,
        (select date_trunc('month', happened_at at time zone ${zone}) from wallet_operations
          where account_id = ${accountId} order by happened_at, id limit 1) as first_month
    )
    select w.state, w.balance_minor as balance, extract(year from known.first_month)::integer as "firstYear",
      extract(year from known.month)::integer as year, (${months(accountId, year)}) as months,
      (${operations(question)}) as operations,
      ${
        after === null
          ? sql`true`
          : sql`exists (select from wallet_operations where account_id = ${accountId} and id = ${after})`
      } as "isPlaceKnown"
    from known left join wallets w on w.account_id = ${accountId}`;
}

function articleOf({ title, titleLocale, ...article }: FoundArticle): ReadArticle {
  return { ...article, title: { text: title, locale: titleLocale } };
}

function operationOf({ id, kind, at, amount, balance, paymentReference, article }: FoundOperation): WalletOperation {
  return {
    id: String(id),
    kind,
    at,
    amount: money(amount, 'CRE'),
    balance: money(balance, 'CRE'),
    paymentReference,
    article: article && articleOf(article),
  };
}

function summaryOf({ state, balance, firstYear, year, months: found }: SelectedWallet): WalletSummary | null {
  if (state === null || balance === null) return null;
  return {
    balance: money(balance, 'CRE'),
    isActive: state === 1,
    months: found.map(({ month, cameIn, wentOut }) => ({
      month,
      cameIn: money(cameIn, 'CRE'),
      wentOut: money(wentOut, 'CRE'),
    })),
    years: firstYear === null ? [] : Array.from({ length: year - firstYear + 1 }, (_, index) => String(year - index)),
  };
}

/**
 * An account's wallet and a page of its operations, in one statement; `null` if the account has no operation `after`.
 */
export async function readWallet(
  db: Kysely<Schema>,
  clock: Clock,
  question: OperationsQuestion,
): Promise<WalletPage | null> {
  const { rows } = await walletStatement(question, clock.now().toISOString()).execute(db);
  const [found] = rows;
  if (!found?.isPlaceKnown) return null;
  const { size } = question;
  const shown = found.operations.slice(0, size);
  return {
    wallet: summaryOf(found),
    rows: shown.map(operationOf),
    next: found.operations.length > size ? String(shown.at(-1)?.id) : null,
  };
}
