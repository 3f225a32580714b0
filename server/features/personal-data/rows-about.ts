import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Person } from '../../core/people/person.ts';
import type { held } from './holdings.ts';

/** The rows of a table that are about a person, as a condition on `t`. */
export function rowsAbout({ about, ofContact }: (typeof held)[number][1], person: Person): RawBuilder<unknown> {
  const [condition, id] = 'accountId' in person ? [about, person.accountId] : [ofContact, person.contactId];
  const parts = (condition ?? 'false').split(/\bme\b/).map((part) => sql.raw(part));
  return sql.join(parts, sql`${id}::integer`);
}
