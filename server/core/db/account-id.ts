import { define } from 'superstruct';

/** The number of an account: no other number can be passed where a person is meant. */
export type AccountId = number & { readonly account: true };

/** An account's number that comes from outside the database. */
export const accountId = define<AccountId>('account id', Number.isSafeInteger);
