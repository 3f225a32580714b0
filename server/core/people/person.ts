import type { AccountId } from '../db/account-id.ts';
/** A person in the database: an account, or a contact without one. Never an email address, which may change hands. */
export type Person = { readonly accountId: AccountId } | { readonly contactId: number };

/** The two columns by which a record refers to a person; one of them is `null`. */
export interface PersonColumns {
  readonly account_id: AccountId | null;
  readonly contact_id: number | null;
}

/** A person as the columns of a record. */
export function columnsOf(person: Person): PersonColumns {
  return 'accountId' in person
    ? { account_id: person.accountId, contact_id: null }
    : { account_id: null, contact_id: person.contactId };
}

/** The person to whom the columns of a record refer. Throws if they refer to none. */
export function personOf({ account_id: accountId, contact_id: contactId }: PersonColumns): Person {
  if (accountId !== null) return { accountId };
  if (contactId !== null) return { contactId };
  throw new Error('A record refers to no person');
}
