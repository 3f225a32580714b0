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

/** Whether both are the same account or contact. */
export function isSamePerson(one: Person | null, other: Person): boolean {
  if (one === null) return false;
  const [left, right] = [columnsOf(one), columnsOf(other)];
  return left.account_id === right.account_id && left.contact_id === right.contact_id;
}

/** The person to whom the columns of a record refer; `null` if they refer to none. */
export function personIn({ account_id: accountId, contact_id: contactId }: PersonColumns): Person | null {
  if (accountId !== null) return { accountId };
  return contactId === null ? null : { contactId };
}

/** The person to whom the columns of a record refer. Throws if they refer to none. */
export function personOf(columns: PersonColumns): Person {
  const person = personIn(columns);
  if (!person) throw new Error('A record refers to no person');
  return person;
}
