import type { Kysely } from 'kysely';
import type { Day } from '../../machines/domain/invoice.ts';
import type { Schema } from '../core/db/schema.ts';
import { countries } from './countries.ts';

/** The invented publisher. */
export const issuer = {
  name: 'Éditions des Lagunes',
  legal_form: 'SAS',
  address: ['14, rue des Imprimeurs', '75011 Paris', 'France'],
  siren: '999888777',
  vat_number: 'FR28999888777',
} as const;

/** The invented site's e-mail address. */
export const siteEmail = 'abonnements@example.fr';

/** The invented site's code. */
export const siteCode = 'LL';

const articles = [
  ['Le port sec de Bamana change de main', 'Bamana dry port changes hands'],
  ['Trois candidats pour le câble des Rivières du Sud', 'Three bidders for the Southern Rivers cable'],
  ['La Banque des Grands Lacs prépare sa première émission', 'Great Lakes Bank prepares its first bond issue'],
  ['Solaire : le Tamesna relance son appel d’offres', 'Solar: Tamesna relaunches its tender'],
  ['Cuivre : la voie du corridor reste ouverte', 'Copper: the corridor stays open'],
] as const;

/** Where transfers to the invented publisher go. */
export const bankAccounts = [
  { currency: 'EUR', iban: 'FR7699999000010000123456768', bic: 'LAGUFRPPXXX' },
  { currency: 'USD', iban: 'FR7699999000010000123456865', bic: 'LAGUFRPPXXX' },
  { currency: 'GBP', iban: 'FR7699999000010000123456962', bic: 'LAGUFRPPXXX' },
] as const;

/**
 * The site, what it tells of itself, and where transfers go. `dayAgo` gives days of the past: an article came out on
 * each of the last ones.
 */
export async function seedSite(db: Kysely<Schema>, dayAgo: (days: number) => Day): Promise<void> {
  await db
    .insertInto('sites')
    .values({
      code: siteCode,
      name: JSON.stringify({ fr: 'Le Courrier des Lagunes', en: 'The Lagoon Courier' }),
      platform: 'courrier-web',
      email: siteEmail,
      phone: '+33 1 99 00 12 34',
      url: JSON.stringify({ fr: 'https://www.example.fr/', en: 'https://www.example.org/' }),
      social: JSON.stringify([{ name: 'Mastodon', url: 'https://social.example.org/@lagunes' }]),
    })
    .execute();
  await db
    .insertInto('issuers')
    .values({ site_code: siteCode, ...issuer, address: JSON.stringify(issuer.address) })
    .execute();
  await db
    .insertInto('articles')
    .values(
      articles.map(([fr, en], index) => ({
        id: 90_305 - index,
        site_code: siteCode,
        title: JSON.stringify({ fr, en }),
        published_on: dayAgo(index),
      })),
    )
    .execute();
  await db
    .insertInto('countries')
    .values([...countries])
    .execute();
  await db
    .insertInto('bank_accounts')
    .values(
      bankAccounts.map((row) => ({
        ...row,
        holder: `${issuer.name} ${issuer.legal_form}`,
        bank: 'Banque des Lagunes',
      })),
    )
    .execute();
}
