import { sql } from 'kysely';
import { blankLinesOfOthers, rowsAbout } from '../features/personal-data/erase.ts';
import { held } from '../features/personal-data/holdings.ts';
import { readDayOf } from '../features/site/store.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { tableOf } from './table.ts';

/** Data of a contact, as named in the list. */
const kinds = [
  ['quote requests', 'quote_requests'],
  ['seats', 'subscription_readers'],
  ['newsletters', 'newsletter_contact_choices'],
  ['account requests', 'account_requests'],
  ['lines of requests', 'modification_lines'],
  ['letters', 'outbox'],
] as const;

/**
 * People without an account, oldest first: address, date, whether a proven link can still claim them, and their data.
 */
export async function listContacts({ db }: Services): Promise<readonly string[]> {
  const counts = kinds.map(
    ([words, table]) => sql`${words}::text, (select count(*) from ${sql.table(table)} t where t.contact_id = c.id)`,
  );
  const { rows } = await sql<{
    readonly id: number;
    readonly email: string;
    readonly since: string;
    readonly closed: string | null;
    readonly known: Readonly<Record<string, number>>;
  }>`
    select c.id, c.email, c.created_at as since, c.closed_at as closed, json_build_object(${sql.join(counts)}) as known
    from contacts c order by c.id`.execute(db);
  if (rows.length === 0) return ['There are no contacts without an account.'];
  const dayOf = await readDayOf(db);
  return tableOf([
    ['CONTACT', 'E-MAIL', 'SINCE', 'KEPT APART SINCE', 'WHAT'],
    ...rows.map(({ id, email, since, closed, known }) => [
      String(id),
      email,
      dayOf(since),
      closed === null ? '' : dayOf(closed),
      Object.entries(known)
        .filter(([, number]) => number > 0)
        .map(([words, number]) => `${words}: ${number}`)
        .join(', '),
    ]),
  ]);
}

/** Parses the number of a contact. Throws a `StartError`. */
export function contactNumberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`A contact is named by its number, not "${text}".`);
  return Number(text);
}

/**
 * Deletes a contact with all data about it, for a person who has proven their identity to the office. Throws a
 * `StartError`.
 */
export async function eraseContact({ db }: Services, id: number): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('contacts').select('email').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!found) throw new StartError(`There is no contact ${id}.`);
    await blankLinesOfOthers(trx, { contactId: id });
    for (const [table, holding] of held) {
      if (holding.ofContact === undefined) continue;
      await sql`delete from ${sql.table(table)} t where ${rowsAbout(holding, { contactId: id })}`.execute(trx);
    }
    return [`Contact ${id} (${found.email}) is deleted, with all its data.`];
  });
}
