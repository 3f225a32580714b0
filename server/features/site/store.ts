import type { AccountId } from '../../core/db/account-id.ts';
import { sql } from 'kysely';
import { textIn, textWithin } from '../../core/db/stored-text.ts';
import { whole } from '../../../domain/completeness.ts';
import type { PriceCurrency } from '../../../domain/catalogue.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import type { Site, Testimonial } from '../../../domain/site.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { IDLE_SECONDS, TOKEN_SESSION_SECONDS } from '../../core/lifetimes.ts';
import type { Services } from '../../core/services.ts';
import type { Kysely, RawBuilder } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import type { Moment, TimeZone } from '../../../domain/moment.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Schema, Texts } from '../../core/db/schema.ts';

const inLocale = (
  { quote, author }: { readonly quote: Texts; readonly author: Texts },
  locale: Locale,
): Testimonial => ({
  quote: quote[locale],
  author: author[locale],
});

/** Number of the latest titles of each publication. */
const HEADLINES = 3;

/** Number of articles in the site's information. */
const LATEST_ARTICLES = 5;

/**
 * The site's columns in a language; for an account, whose number may be an expression, with its pending quote request: the
 * latest without a quotation issued afterwards.
 */
export function selectSite(
  { db }: Pick<Services, 'db'>,
  locale: Locale,
  accountId: AccountId | null | RawBuilder<AccountId | null>,
) {
  return db
    .selectFrom('sites')
    .select(['code', 'name', 'platform', 'email', 'phone', 'url', 'social', 'promise', 'testimonial'])
    .select(['time_zone as timeZone', 'founded_in as foundedIn', 'immediate_purchase as immediatePurchase'])
    .select((eb) => [
      sql<Site['publications']>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'title', ${textIn('p.title', locale)}, 'kind', p.kind, 'region', p.region,
          'line', ${textIn('p.line', locale)}, 'rhythm', ${textIn('p.rhythm', locale)},
          'sample', case when p.sample is not null then json_build_object(
            'title', ${textWithin('p.sample', 'title', locale)}, 'text', ${textWithin('p.sample', 'text', locale)}) end,
          'headlines', (select coalesce(json_agg(json_build_object('title', h.title, 'publishedOn', h.published_on, 'url', h.url)), '[]')
            from (select ${textIn('a.title', locale)} as title, a.published_on,
                ${textIn('sites.url', locale)} || 'articles/' || a.id as url from articles a
              where a.publication_id = p.id and a.title ? ${locale}
              order by a.published_on desc, a.id desc limit ${HEADLINES}) h))
          order by p.position), '[]')
        from publications p where p.site_code = sites.code and not p.is_withdrawn)`.as('publications'),
      sql<readonly { id: number; minor: number; currency: PriceCurrency }[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'minor', x.price_minor, 'currency', x.currency)
          order by p.position, x.currency), '[]')
        from publications p join publication_prices x on x.publication_id = p.id
        where p.site_code = sites.code and not p.is_withdrawn)`.as('prices'),
      sql<Site['rates']>`json_build_object(
        'tiers', (select coalesce(json_agg(json_build_object('from', t.from_reader, 'rate', t.rate) order by t.from_reader), '[]') from reader_tiers t),
        'licences', (select coalesce(json_agg(json_build_object('type', l.type, 'rate', l.rate) order by l.type), '[]') from licences l),
        'durations', (select coalesce(json_agg(json_build_object('months', d.months, 'rate', d.rate) order by d.months), '[]') from durations d))`.as(
        'rates',
      ),
      sql<Site['articles']>`(
        select coalesce(json_agg(json_build_object('id', l.id, 'title', ${textIn('l.title', locale)}, 'publishedOn', l.published_on)), '[]')
        from (${eb
          .selectFrom('articles')
          .select(['id', 'title', 'published_on'])
          .whereRef('articles.site_code', '=', 'sites.code')
          .where(sql<boolean>`title ? ${locale}`)
          .orderBy('published_on', 'desc')
          .orderBy('id', 'desc')
          .limit(LATEST_ARTICLES)}) l)`.as('articles'),
      sql<Site['countries']>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code) order by c.id), '[]') from countries c)`.as(
        'countries',
      ),
      sql<number | null>`(
        select r.id from quote_requests r
        where r.account_id = ${accountId} and not exists (
          select from quotations q join subscriptions s on s.id = q.subscription_id
          where s.account_id = r.account_id and q.issued_at >= r.created_at)
        order by r.id desc limit 1)`.as('requestId'),
    ])
    .orderBy('code')
    .limit(1);
}

/** A row of `selectSite`. */
export type SiteRow = Awaited<ReturnType<ReturnType<typeof selectSite>['executeTakeFirstOrThrow']>>;

/** The site's information in a language. */
export function siteOf(row: SiteRow, locale: Locale): Site {
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const { code, name, email, phone, url, social, promise, testimonial, timeZone, ...rest } = row;
  const columns = storedColumns.sites;
  const urls = columns.url.read(url, code);
  return {
    ...rest,
    completeness: whole,
    hasDocuments: true,
    hasRegions: true,
    code,
    name: columns.name.read(name, code)[locale],
    contact: { email, phone },
    promise: promise && columns.promise.read(promise, code)[locale],
    testimonial: testimonial && inLocale(columns.testimonial.read(testimonial, code), locale),
    timeZone,
    limits: { idle: IDLE_SECONDS / 60, link: TOKEN_SESSION_SECONDS / 60 },
    url: urls[locale],
    otherLanguageUrl: urls[other],
    social: columns.social.read(social, code),
    prices: rest.prices.map(({ id, minor, currency }) => ({ publicationId: id, price: money(minor, currency) })),
  };
}

/** The site's information in a language, for an account. Rejects if no site is seeded. */
export async function readSite(
  services: Pick<Services, 'db'>,
  locale: Locale,
  accountId: AccountId | null,
): Promise<Site> {
  return siteOf(await selectSite(services, locale, accountId).executeTakeFirstOrThrow(), locale);
}

/** The publisher's calendar day of a moment, as an SQL expression. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<Day> {
  return sql<Day>`(${moment} at time zone (select time_zone from sites order by code limit 1))::date`;
}

/** The time zone of the publisher's moments. Rejects if no site is seeded. */
export async function readTimeZone(db: Kysely<Schema>): Promise<TimeZone> {
  const site = await db.selectFrom('sites').select('time_zone').orderBy('code').limit(1).executeTakeFirstOrThrow();
  return site.time_zone;
}

/** Day of a moment where the publisher is. */
export type DayOf = (moment: Moment) => Day;

/** How moments become days, as on the publisher’s documents. Rejects if no site is seeded. */
export async function readDayOf(db: Kysely<Schema>): Promise<DayOf> {
  const zone = await readTimeZone(db);
  return (moment) => dayIn(moment, zone);
}
