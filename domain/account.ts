import type { ContactKind, ModificationType } from './enumerations.ts';
import { modificationType, UNSET_CIVILITY } from './enumerations.ts';
import type { Day } from './day.ts';
import type { ListedRequest } from './modification.ts';
import type { Unread } from './completeness.ts';
import { isUnread } from './completeness.ts';
import type { Currency, Money } from './money.ts';

/** The prepaid wallet of an SME client, from the user call (specification §3). */
export interface Wallet {
  /** 1 is active. */
  readonly state: number;
  readonly balance: Money;
  /** Credits left before the migration. */
  readonly balanceBeforeMigration: number;
  /** Credits ever bought before the migration. */
  readonly totalBeforeMigration: number;
}

/**
 * A wallet as a call answers it: without a currency its balance has no unit, credits or cents. The facts of the
 * migration are `null` where the back end does not send them.
 */
export interface ReadWallet extends Pick<Wallet, 'state'> {
  readonly balance: { readonly minor: number; readonly currency: Currency | null };
  readonly balanceBeforeMigration: number | null;
  readonly totalBeforeMigration: number | null;
}

/** A subscription in the answer of the user call (specification §3). */
export interface AccountSubscription {
  /** `aboIId` on the wire. */
  readonly id: number;
  readonly readers: readonly AccountReader[];
  /** Networks with a pending request. */
  readonly pendingRanges: number;
  /** Requests that were rejected, in whole or in part, in the last thirty days. */
  readonly rejectedRequests: number;
  /** A licence that runs, for its administrator; `null` for any other subscription, or where the back end does not send it. */
  readonly licence: RunningLicence | null;
}

/** A licence that runs, as the first page of its administrator's account shows it. */
export interface RunningLicence {
  /** Seats bought. */
  readonly seats: number;
  readonly endsOn: Day;
  readonly publicationIds: readonly number[];
  /** Price of one more reader than seats were bought, before tax; `null` where none can be added so, or it is not sent. */
  readonly nextSeat: Money | null;
  /** Networks with access; `null` where the server did not say it readably. */
  readonly ranges: number | null;
  /** Number of pending requests. */
  readonly pendingCount: number;
  /** Of these the newest, at most `MOST_SHOWN_REQUESTS`. */
  readonly pending: readonly ListedRequest[];
  /** The last request that was rejected, in whole or in part, in the last thirty days. */
  readonly rejection: ListedRequest | null;
}

/** Most pending requests of a licence on the first page. */
export const MOST_SHOWN_REQUESTS = 3;

/** A licence that runs, with its number. */
export interface AdministeredLicence extends RunningLicence {
  readonly id: number;
  /** Readers whose addition was accepted. */
  readonly readers: number;
  /** Readers whose addition is pending: they hold a seat, too. */
  readonly additions: number;
}

/** The licences that a person administers, as far as their facts are known. */
export function administeredLicences(subscriptions: readonly AccountSubscription[]): readonly AdministeredLicence[] {
  return subscriptions.flatMap(({ id, readers, licence }) => {
    if (licence === null) return [];
    const additions = readers.filter(
      ({ pendingModification }) => pendingModification === modificationType.readerAddition,
    ).length;
    return [{ ...licence, id, readers: readers.length - additions, additions }];
  });
}

export interface AccountReader {
  readonly id: number;
  /** Kind of the modification request that is pending, if there is one. */
  readonly pendingModification: ModificationType | 'unknown' | null;
}

/** The account of a person. */
export interface Account {
  /** The person's stable number (`docIId` on the wire). */
  readonly id: number;
  readonly lastName: string;
  readonly firstName: string;
  /** Civilité; 41 is unset (specification §3). */
  readonly civility: number;
  readonly email: string;
  /** `null` where the server did not say it readably. */
  readonly isEmailVerified: boolean | null;
  /** Whether the account is active; `null` where the server did not say it readably. */
  readonly isValid: boolean | null;
  /** Role of the contact; `unknown` if the publisher has none on record, or for a code of a newer version. */
  readonly kind: ContactKind | 'unknown';
  readonly wallet: ReadWallet | Unread | null;
  readonly subscriptions: readonly AccountSubscription[] | Unread;
}

/** Least pre-migration balance at which the wallet is shown (specification §9). */
const WALLET_DISPLAY_THRESHOLD = 5;

/** Whether the wallet is displayed (specification §4); `null` where a condition is not known and none fails. */
export function isWalletShown({ wallet, isValid }: Pick<Account, 'wallet' | 'isValid'>): boolean | null {
  if (wallet === null) return false;
  if (isUnread(wallet)) return isValid === false ? false : null;
  const { state, balance, totalBeforeMigration: total, balanceBeforeMigration: left } = wallet;
  const conditions = [
    isValid,
    state === 1,
    balance.minor > 0,
    total === null ? null : total > 0,
    left === null ? null : left >= WALLET_DISPLAY_THRESHOLD,
  ];
  if (conditions.includes(false)) return false;
  return conditions.includes(null) ? null : true;
}

/** Whether parts of the account that its first page shows could not be read. */
export function isAccountPartial(account: Account): boolean {
  return isUnread(account.subscriptions) || isWalletShown(account) === null;
}

/** Licences with requests: readers and networks whose change is pending, and requests rejected of late. */
export function licencesWithRequests(subscriptions: readonly AccountSubscription[]) {
  return subscriptions
    .map(({ id, readers, pendingRanges, rejectedRequests }) => ({
      id,
      readers: readers.filter(({ pendingModification }) => pendingModification !== null).length,
      ranges: pendingRanges,
      rejected: rejectedRequests,
    }))
    .filter(({ readers, ranges, rejected }) => readers + ranges + rejected > 0);
}

/** Whether surname, first name and a civility are present (specification §5). */
export function hasMinimumInformation({
  lastName,
  firstName,
  civility,
}: Pick<Account, 'lastName' | 'firstName' | 'civility'>): boolean {
  return lastName.trim() !== '' && firstName.trim() !== '' && civility > 0 && civility !== UNSET_CIVILITY;
}

/** The civility of a contact; unset if both names are empty (specification §4). */
export function civilityOf({ lastName, firstName, civility }: Pick<Account, 'lastName' | 'firstName' | 'civility'>) {
  return lastName.trim() === '' && firstName.trim() === '' ? UNSET_CIVILITY : civility;
}

/** The surname with each word capitalised (specification §3): `de la CROIX-rousse` becomes `De La Croix-Rousse`. */
export function displayedSurname(lastName: string): string {
  return lastName.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, initial: string) => {
    return before + initial.toUpperCase();
  });
}

/** Display name: first name, then the capitalised surname; empty if both are. */
export function displayedName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return [firstName, displayedSurname(lastName)].filter((part) => part !== '').join(' ');
}
