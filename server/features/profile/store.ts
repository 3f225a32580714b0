import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { PersonalIdentity, PersonalInformation, Profile } from '../../../machines/domain/profile.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';

type Books = Pick<Services, 'db' | 'clock'>;

/** What is known of a person, and the e-mail address that awaits confirmation; one statement. */
export async function readProfile({ db, clock }: Books, accountId: AccountId): Promise<Profile> {
  const found = await db
    .selectFrom('accounts as a')
    .leftJoin('email_changes as c', (join) =>
      join.onRef('c.account_id', '=', 'a.id').on('c.expires_at', '>', clock.now().toISOString()),
    )
    .select(['a.civility', 'a.first_name as firstName', 'a.last_name as lastName', 'a.phone', 'a.email'])
    .select(['a.organisation', 'a.job_title as jobTitle', 'a.sector', 'a.source'])
    .select(['c.email as wanted', 'c.expires_at as expiresAt'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { civility, firstName, lastName, phone, organisation, jobTitle, sector, source, email } = found;
  const { wanted, expiresAt } = found;
  return {
    identity: { civility, firstName, lastName, phone },
    information: { organisation, jobTitle, sector, source },
    email,
    emailChange: wanted === null || expiresAt === null ? null : { email: wanted, expiresAt },
  };
}

const ofAccount = (db: Kysely<Schema>, accountId: AccountId) => db.updateTable('accounts').where('id', '=', accountId);

/** Keeps who a person says they are. */
export async function saveIdentity(books: Books, accountId: AccountId, identity: PersonalIdentity): Promise<Profile> {
  const { civility, firstName, lastName, phone } = identity;
  await ofAccount(books.db, accountId).set({ civility, first_name: firstName, last_name: lastName, phone }).execute();
  return readProfile(books, accountId);
}

/** Keeps what a person says of their work, and how they came to know of the publisher. */
export async function saveInformation(
  books: Books,
  accountId: AccountId,
  { organisation, jobTitle, sector, source }: PersonalInformation,
): Promise<Profile> {
  await ofAccount(books.db, accountId).set({ organisation, job_title: jobTitle, sector, source }).execute();
  return readProfile(books, accountId);
}
