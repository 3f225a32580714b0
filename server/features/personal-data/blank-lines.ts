import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { UNSET_CIVILITY } from '../../../machines/domain/enumerations.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';

/** An address that nobody can have, in the place of one that is deleted. */
export function erasedAddress(person: Person): string {
  return 'accountId' in person
    ? `erased-${person.accountId}@erased.invalid`
    : `erased-contact-${person.contactId}@erased.invalid`;
}

/** Leaves nothing of a reader in the requests that others have made about them: the requests stay the others'. */
export async function blankLinesOfOthers(trx: Transaction<Schema>, person: Person): Promise<void> {
  const anonymous = { civility: UNSET_CIVILITY, firstName: '', lastName: '', email: erasedAddress(person) };
  const blank = (side: 'before' | 'after') => {
    const column = sql.ref(side);
    const blanked = sql`jsonb_set(${column}, '{reader}', ${JSON.stringify(anonymous)}::jsonb)`;
    return sql`${column} = case when ${column} ? 'reader' then ${blanked} else ${column} end`;
  };
  const aboutThem =
    'accountId' in person
      ? sql`account_id = ${person.accountId}
          and modification_id not in (select id from modifications where account_id = ${person.accountId})`
      : sql`contact_id = ${person.contactId}`;
  await sql`
    update modification_lines set ${blank('before')}, ${blank('after')}, account_id = null, contact_id = null
    where ${aboutThem}`.execute(trx);
}
