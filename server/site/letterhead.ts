import type { Kysely } from 'kysely';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Schema } from '../db/schema.ts';
import type { Letterhead } from '../mail/letter.ts';

/** Who writes: the site, in a language. */
export async function readLetterhead(db: Kysely<Schema>, locale: Locale): Promise<Letterhead> {
  const { name, email, phone } = await db
    .selectFrom('sites')
    .select(['name', 'email', 'phone'])
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { name: name[locale], email, phone };
}
