import type { Kysely } from 'kysely';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Schema } from '../../db/schema.ts';
import { storedColumns } from '../../db/stored-columns.ts';

/** The name of the site that is paid, in the buyer's language. Rejects if no site is seeded. */
export async function readMerchant(db: Kysely<Schema>, locale: Locale): Promise<string> {
  const site = db.selectFrom('sites').select(['code', 'name']).orderBy('code').limit(1);
  const { code, name } = await site.executeTakeFirstOrThrow();
  return storedColumns.sites.name.read(name, code)[locale];
}
