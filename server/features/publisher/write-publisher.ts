import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { legalPages } from '../../../domain/document-paths.ts';
import { defaultLocale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { accountOf } from '../session/account-of.ts';
import { durations, licenceTypes, priceCurrencies } from '../../../domain/catalogue.ts';
import { keepTerms } from '../site/terms.ts';
import { countryNumbers } from './country-numbers.ts';
import type { Publisher } from './publisher.ts';
import { basisPointsOf, currencyIn, minorOf } from './written.ts';

async function writeSite(trx: Transaction<Schema>, { site, issuer }: Publisher): Promise<void> {
  const { code, name, url, social, promise, testimonial, foundedIn, immediatePurchase, timeZone } = site;
  const { platform, email, phone } = site;
  const columns = storedColumns.sites;
  const row = {
    name: columns.name.write(name),
    platform,
    email,
    phone,
    url: columns.url.write(url),
    time_zone: timeZone,
    social: columns.social.write(social),
    promise: promise ? columns.promise.write(promise) : null,
    testimonial: testimonial ? columns.testimonial.write(testimonial) : null,
    founded_in: foundedIn === undefined ? null : Number(foundedIn),
    immediate_purchase: immediatePurchase === undefined ? null : Number(immediatePurchase),
  };
  await trx
    .insertInto('sites')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
  const { address, legalForm = '', shareCapital = '', siren = null, registerTown = '', vatNumber = null } = issuer;
  const { latePaymentRate, discountTerms, vatOnDebits, vatInEuros } = issuer;
  const issues = {
    name: issuer.name,
    legal_form: legalForm,
    share_capital: shareCapital,
    address: storedColumns.issuers.address.write(address),
    siren,
    register_town: registerTown,
    vat_number: vatNumber,
    late_payment_rate: latePaymentRate === undefined ? null : basisPointsOf(latePaymentRate),
    discount_terms: discountTerms ? storedColumns.issuers.discount_terms.write(discountTerms) : null,
    is_vat_on_debits: vatOnDebits === 'yes',
    requires_euro_vat: vatInEuros === 'required',
  };
  await trx
    .insertInto('issuers')
    .values({ site_code: code, ...issues })
    .onConflict((conflict) => conflict.column('site_code').doUpdateSet(issues))
    .execute();
}

/** Currencies of invoices and subscriptions: their bank accounts must stay. */
export async function neededCurrencies(trx: Transaction<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly currency: string }>`
    select currency from invoices union select currency from subscriptions`.execute(trx);
  return rows.map(({ currency }) => currency);
}

async function writeBankAccounts(trx: Transaction<Schema>, { bankAccounts }: Publisher): Promise<void> {
  const needed = await neededCurrencies(trx);
  const stays = priceCurrencies.filter(
    (one) => needed.includes(one) || bankAccounts.some(({ currency }) => currency === one),
  );
  await trx.deleteFrom('bank_accounts').where('currency', 'not in', stays).execute();
  await trx
    .insertInto('bank_accounts')
    .values(bankAccounts)
    .onConflict((conflict) =>
      conflict.column('currency').doUpdateSet((eb) => ({
        holder: eb.ref('excluded.holder'),
        iban: eb.ref('excluded.iban'),
        bic: eb.ref('excluded.bic'),
        bank: eb.ref('excluded.bank'),
      })),
    )
    .execute();
}

async function writePublications(trx: Transaction<Schema>, { site, publications }: Publisher): Promise<void> {
  const ids = publications.map(({ id }) => Number(id));
  // Withdrawn publications come last, in their former order.
  await sql`
    update publications p set is_withdrawn = true, position = ${ids.length} + w.place
    from (select id, row_number() over (order by position) as place from publications
      where id <> all(${ids}::integer[])) w
    where w.id = p.id`.execute(trx);
  await trx
    .insertInto('publications')
    .values(
      publications.map(({ title, line, rhythm, sample, kind, region }, index) => ({
        id: ids[index] ?? 0,
        site_code: site.code,
        position: index + 1,
        title: storedColumns.publications.title.write(title),
        line: line ? storedColumns.publications.line.write(line) : null,
        rhythm: rhythm ? storedColumns.publications.rhythm.write(rhythm) : null,
        sample: sample ? storedColumns.publications.sample.write(sample) : null,
        kind,
        region,
        is_withdrawn: false,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        title: eb.ref('excluded.title'),
        line: eb.ref('excluded.line'),
        rhythm: eb.ref('excluded.rhythm'),
        sample: eb.ref('excluded.sample'),
        kind: eb.ref('excluded.kind'),
        region: eb.ref('excluded.region'),
        is_withdrawn: false,
      })),
    )
    .execute();
  await trx.deleteFrom('publication_prices').where('publication_id', 'in', ids).execute();
  await trx
    .insertInto('publication_prices')
    .values(
      publications.flatMap(({ id, prices }) =>
        prices.flatMap((price) =>
          priceCurrencies
            .filter((currency) => currency === currencyIn(price))
            .map((currency) => ({ publication_id: Number(id), currency, price_minor: minorOf(price) })),
        ),
      ),
    )
    .execute();
}

/** Replaces the rates: no row refers to them, since orders keep their prices. */
async function writeRates(trx: Transaction<Schema>, publisher: Publisher): Promise<void> {
  await trx.deleteFrom('licences').execute();
  await trx
    .insertInto('licences')
    .values(
      licenceTypes.flatMap((type) => {
        const rate = publisher.licences[type];
        return rate === undefined ? [] : [{ type, rate: basisPointsOf(rate) }];
      }),
    )
    .execute();
  await trx.deleteFrom('reader_tiers').execute();
  await trx
    .insertInto('reader_tiers')
    .values(
      Object.entries(publisher.readers).map(([from, rate]) => ({
        from_reader: Number(from),
        rate: basisPointsOf(rate),
      })),
    )
    .execute();
  await trx.deleteFrom('durations').execute();
  await trx
    .insertInto('durations')
    .values(
      durations.flatMap((months) => {
        const rate = publisher.durations[String(months)];
        return rate === undefined ? [] : [{ months, rate: basisPointsOf(rate) }];
      }),
    )
    .execute();
}

async function writeCountries(trx: Transaction<Schema>, { countries }: Publisher): Promise<void> {
  await trx.deleteFrom('countries').execute();
  await trx
    .insertInto('countries')
    .values(
      countries.flatMap((code) => {
        const id = countryNumbers[code];
        return id === undefined ? [] : [{ id, code }];
      }),
    )
    .execute();
}

/** Replaces the legal pages; new terms of sale become a version of their own. */
export async function writeLegalPages(trx: Transaction<Schema>, { legal }: Pick<Publisher, 'legal'>): Promise<void> {
  const { heading, body } = storedColumns.legal_passages;
  await trx.deleteFrom('legal_passages').execute();
  await trx
    .insertInto('legal_passages')
    .values(
      legalPages.flatMap((page) =>
        legal[page].map((passage, index) => ({
          page,
          position: index + 1,
          heading: heading.write(passage.heading),
          body: body.write(passage.text),
        })),
      ),
    )
    .execute();
  await keepTerms(trx);
}

/**
 * Replaces the networks with free access. An email address without an account gets one, whose password must be reset before it can
 * sign in.
 */
export async function writeNetworks(
  trx: Transaction<Schema>,
  services: Services,
  networks: Publisher['networks'],
): Promise<void> {
  await trx.deleteFrom('account_ip_ranges').execute();
  for (const { range, account: email } of networks) {
    const account_id = await accountOf(trx, services, { email, locale: defaultLocale, origin: 'subscription' });
    await trx.insertInto('account_ip_ranges').values({ range, account_id }).execute();
  }
}

/** Writes everything of a publisher’s file except its networks, whose accounts the seed creates later. */
export async function writePublisher(trx: Transaction<Schema>, publisher: Publisher): Promise<void> {
  await writeSite(trx, publisher);
  await writeBankAccounts(trx, publisher);
  await writePublications(trx, publisher);
  await writeRates(trx, publisher);
  await writeCountries(trx, publisher);
  await writeLegalPages(trx, publisher);
}
