import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A note knows the language that the office wrote it in; `null` for the notes of releases before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotations add column note_locale text check (note_locale in ('fr', 'en'))`.execute(db);
}
