import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { held, Whose } from './holdings.ts';

/** The rows of a table that are about a person, as a condition on `t`. */
export function rowsAbout({ about }: (typeof held)[number][1], { id, email }: Whose): RawBuilder<unknown> {
  const parts = about.split(/\b(me|mine)\b/);
  return sql.join(
    parts.map((part) => (part === 'me' ? sql`${id}::integer` : part === 'mine' ? sql`${email}::text` : sql.raw(part))),
    sql.raw(''),
  );
}
