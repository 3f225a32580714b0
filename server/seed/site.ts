import type { Kysely } from 'kysely';
import type { Day } from '../../machines/domain/invoice.ts';
import type { Schema } from '../db/schema.ts';

/** The invented publisher. */
const issuer = {
  name: 'Éditions des Lagunes',
  legal_form: 'SAS',
  address: ['14, rue des Imprimeurs', '75011 Paris', 'France'],
  siren: '999888777',
  vat_number: 'FR28999888777',
} as const;

/** The invented site's code. */
export const siteCode = 'LL';

const articles = [
  ['Le port sec de Bamana change de main', 'Bamana dry port changes hands'],
  ['Trois candidats pour le câble des Rivières du Sud', 'Three bidders for the Southern Rivers cable'],
  ['La Banque des Grands Lacs prépare sa première émission', 'Great Lakes Bank prepares its first bond issue'],
  ['Solaire : le Tamesna relance son appel d’offres', 'Solar: Tamesna relaunches its tender'],
  ['Cuivre : la voie du corridor reste ouverte', 'Copper: the corridor stays open'],
] as const;

/** Countries by their ISO 3166 numbers: Africa, the European Union, and where else subscribers write from. */
const countries: Readonly<Record<number, string>> = {
  12: 'DZ',
  24: 'AO',
  40: 'AT',
  56: 'BE',
  72: 'BW',
  100: 'BG',
  108: 'BI',
  120: 'CM',
  124: 'CA',
  132: 'CV',
  140: 'CF',
  148: 'TD',
  156: 'CN',
  174: 'KM',
  175: 'YT',
  178: 'CG',
  180: 'CD',
  191: 'HR',
  196: 'CY',
  203: 'CZ',
  204: 'BJ',
  208: 'DK',
  226: 'GQ',
  231: 'ET',
  232: 'ER',
  233: 'EE',
  246: 'FI',
  250: 'FR',
  254: 'GF',
  258: 'PF',
  262: 'DJ',
  266: 'GA',
  270: 'GM',
  276: 'DE',
  288: 'GH',
  300: 'GR',
  312: 'GP',
  324: 'GN',
  348: 'HU',
  356: 'IN',
  372: 'IE',
  380: 'IT',
  384: 'CI',
  392: 'JP',
  404: 'KE',
  426: 'LS',
  428: 'LV',
  430: 'LR',
  434: 'LY',
  440: 'LT',
  442: 'LU',
  450: 'MG',
  454: 'MW',
  466: 'ML',
  470: 'MT',
  474: 'MQ',
  478: 'MR',
  480: 'MU',
  492: 'MC',
  504: 'MA',
  508: 'MZ',
  516: 'NA',
  528: 'NL',
  540: 'NC',
  562: 'NE',
  566: 'NG',
  578: 'NO',
  616: 'PL',
  620: 'PT',
  624: 'GW',
  638: 'RE',
  642: 'RO',
  646: 'RW',
  678: 'ST',
  686: 'SN',
  690: 'SC',
  694: 'SL',
  703: 'SK',
  705: 'SI',
  706: 'SO',
  710: 'ZA',
  716: 'ZW',
  724: 'ES',
  728: 'SS',
  729: 'SD',
  748: 'SZ',
  752: 'SE',
  756: 'CH',
  768: 'TG',
  784: 'AE',
  788: 'TN',
  800: 'UG',
  818: 'EG',
  826: 'GB',
  834: 'TZ',
  840: 'US',
  854: 'BF',
  894: 'ZM',
};

const bankAccounts = [
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
      email: 'abonnements@example.fr',
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
    .values(Object.entries(countries).map(([id, country]) => ({ id: Number(id), code: country })))
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
