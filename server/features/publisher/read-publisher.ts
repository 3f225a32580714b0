import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { LegalPage } from '../../../domain/document-paths.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Publisher } from './publisher.ts';
import { inCanonicalOrder } from './publisher.ts';
import { amountOf, canonicalNetwork, percentageOf } from './written.ts';

/** The publisher as stored: an empty database has neither site nor issuer. */
export type StoredPublisher = Omit<Publisher, 'site' | 'issuer'> & {
  readonly site: Publisher['site'] | null;
  readonly issuer: Publisher['issuer'] | null;
};

/** The publisher of an empty database. */
export const emptyPublisher: StoredPublisher = {
  site: null,
  issuer: null,
  bankAccounts: [],
  publications: [],
  licences: {},
  readers: {},
  durations: {},
  countries: [],
  networks: [],
  legal: { notice: [], privacy: [], terms: [] },
};

async function readSite(db: Kysely<Schema>): Promise<Publisher['site'] | null> {
  const row = await db.selectFrom('sites').selectAll().orderBy('code').limit(1).executeTakeFirst();
  if (!row) return null;
  const { code, name, url, social, promise, founded_in: foundedIn, time_zone: timeZone, platform, email, phone } = row;
  const { immediate_purchase: immediatePurchase, testimonial } = row;
  const columns = storedColumns.sites;
  return {
    code,
    name: columns.name.read(name, code),
    platform,
    email,
    phone,
    ...(promise && { promise: columns.promise.read(promise, code) }),
    ...(testimonial && { testimonial: columns.testimonial.read(testimonial, code) }),
    ...(foundedIn !== null && { foundedIn: String(foundedIn) }),
    ...(immediatePurchase !== null && { immediatePurchase: String(immediatePurchase) }),
    url: columns.url.read(url, code),
    timeZone,
    social: [...columns.social.read(social, code)],
  };
}

async function readIssuer(db: Kysely<Schema>): Promise<Publisher['issuer'] | null> {
  const row = await db.selectFrom('issuers').selectAll().orderBy('site_code').limit(1).executeTakeFirst();
  if (!row) return null;
  const columns = storedColumns.issuers;
  const { name, legal_form: legalForm, share_capital: shareCapital, siren, register_town: town, vat_number: vat } = row;
  return {
    name,
    ...(legalForm !== '' && { legalForm }),
    ...(shareCapital !== '' && { shareCapital }),
    address: [...columns.address.read(row.address, row.site_code)],
    ...(siren !== null && { siren }),
    ...(town !== '' && { registerTown: town }),
    ...(vat !== null && { vatNumber: vat }),
    ...(row.late_payment_rate !== null && { latePaymentRate: percentageOf(row.late_payment_rate) }),
    ...(row.discount_terms && { discountTerms: columns.discount_terms.read(row.discount_terms, row.site_code) }),
    ...(row.is_vat_on_debits && { vatOnDebits: 'yes' as const }),
    ...(row.requires_euro_vat && { vatInEuros: 'required' as const }),
  };
}

async function readPublications(db: Kysely<Schema>): Promise<Publisher['publications']> {
  const rows = await db
    .selectFrom('publications as p')
    .select(['p.id', 'p.title', 'p.kind', 'p.region', 'p.line', 'p.rhythm', 'p.sample'])
    .select(
      sql<readonly { readonly currency: string; readonly minor: number }[]>`(
        select coalesce(json_agg(json_build_object('currency', x.currency, 'minor', x.price_minor)), '[]')
        from publication_prices x where x.publication_id = p.id)`.as('prices'),
    )
    .where('p.is_withdrawn', '=', false)
    .orderBy('p.position')
    .execute();
  const columns = storedColumns.publications;
  return rows.map(({ id, title, kind, region, line, rhythm, sample, prices }) => ({
    id: String(id),
    title: columns.title.read(title, id),
    ...(line && { line: columns.line.read(line, id) }),
    ...(rhythm && { rhythm: columns.rhythm.read(rhythm, id) }),
    ...(sample && { sample: columns.sample.read(sample, id) }),
    kind,
    region,
    prices: prices.map(({ currency, minor }) => amountOf(minor, currency)),
  }));
}

const rates = (rows: readonly { readonly name: string | number; readonly rate: number }[]) =>
  Object.fromEntries(rows.map(({ name, rate }) => [String(name), percentageOf(rate)]));

async function readLegal(db: Kysely<Schema>): Promise<Publisher['legal']> {
  const rows = await db.selectFrom('legal_passages').selectAll().orderBy('page').orderBy('position').execute();
  const { heading, body } = storedColumns.legal_passages;
  const passagesOf = (page: LegalPage) =>
    rows
      .filter((row) => row.page === page)
      .map((row) => {
        const id = `${page} ${row.position}`;
        return { heading: heading.read(row.heading, id), text: body.read(row.body, id) };
      });
  return { notice: passagesOf('notice'), privacy: passagesOf('privacy'), terms: passagesOf('terms') };
}

/** Reads the stored publisher in the form of a publisher’s file, without withdrawn publications. */
export async function readPublisher(db: Kysely<Schema>): Promise<StoredPublisher> {
  const networks = await db
    .selectFrom('account_ip_ranges as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.range', 'a.email as account'])
    .execute();
  const countries = await db.selectFrom('countries').select('code').execute();
  const accounts = await db.selectFrom('bank_accounts').select(['currency', 'holder', 'iban', 'bic', 'bank']).execute();
  return inCanonicalOrder<StoredPublisher>({
    site: await readSite(db),
    issuer: await readIssuer(db),
    bankAccounts: accounts.flatMap(({ currency, ...account }) =>
      currency === 'CRE' ? [] : [{ currency, ...account }],
    ),
    publications: await readPublications(db),
    licences: rates(await db.selectFrom('licences').select(['type as name', 'rate']).execute()),
    readers: rates(await db.selectFrom('reader_tiers').select(['from_reader as name', 'rate']).execute()),
    durations: rates(await db.selectFrom('durations').select(['months as name', 'rate']).execute()),
    countries: countries.map(({ code }) => code),
    networks: networks.map(({ range, account }) => ({ range: canonicalNetwork(range) ?? range, account })),
    legal: await readLegal(db),
  });
}
