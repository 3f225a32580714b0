import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../core/db/schema.ts';
import { demoPublisher } from './demo-publisher.ts';
import { people } from './people.ts';

/** Of the demo’s issuer before 27 November 2026. */
const FORMER_SIREN = '999888777';

/** Parts of the demo in a database: people who can sign in, site, issuer, bank accounts, catalogue. */
export async function demoPartsIn(db: Kysely<Schema>): Promise<readonly string[]> {
  const { site, issuer, bankAccounts, publications } = demoPublisher;
  const sirens = [FORMER_SIREN, ...(issuer.siren === undefined ? [] : [issuer.siren])];
  const emails = people.map(({ account }) => account.email);
  const titles = publications.map(({ title }) => title.fr);
  const ibans = bankAccounts.map(({ iban }) => iban);
  const parts: Readonly<Record<string, { executeTakeFirst(): Promise<unknown> }>> = {
    people: db.selectFrom('accounts').select('id').where('email', 'in', emails).limit(1),
    site: db.selectFrom('sites').select('code').where('email', '=', site.email).limit(1),
    issuer: db.selectFrom('issuers').select('site_code').where('siren', 'in', sirens).limit(1),
    'bank accounts': db.selectFrom('bank_accounts').select('iban').where('iban', 'in', ibans).limit(1),
    catalogue: db
      .selectFrom('publications')
      .select('id')
      .where(sql<string>`title ->> 'fr'`, 'in', titles)
      .limit(1),
  };
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, rows]) => ((await rows.executeTakeFirst()) ? [name] : [])),
  );
  return found.flat();
}
