import { describe, expect, it, vi } from 'vitest';
import type { Account, AccountSubscription, Wallet } from './account.ts';
import {
  administeredLicences,
  civilityOf,
  displayedName,
  displayedSurname,
  hasMinimumInformation,
  isWalletShown,
  licencesWithRequests,
} from './account.ts';
import { unread } from './completeness.ts';
import { modificationType, UNSET_CIVILITY } from './enumerations.ts';
import { money } from './money.ts';

const wallet: Wallet = {
  state: 1,
  balance: money(1, 'CRE'),
  balanceBeforeMigration: 5,
  totalBeforeMigration: 1,
};

const account: Account = {
  id: 1,
  lastName: 'N’DIAYE',
  firstName: 'Awa',
  civility: 2,
  email: 'awa.ndiaye@example.org',
  isEmailVerified: true,
  isValid: true,
  kind: 3,
  wallet,
  subscriptions: [],
};

describe('the wallet is displayed (specification §4)', () => {
  it('when every condition holds, at their limits', () => {
    expect(isWalletShown(account)).toBe(true);
  });

  it.each([
    ['no wallet', { wallet: null }],
    ['account not valid', { isValid: false }],
    ['not active', { wallet: { ...wallet, state: 0 } }],
    ['nothing ever bought before the migration', { wallet: { ...wallet, totalBeforeMigration: 0 } }],
    ['less than 5 left before the migration', { wallet: { ...wallet, balanceBeforeMigration: 4 } }],
    ['empty', { wallet: { ...wallet, balance: money(0, 'CRE') } }],
    ['not active, the rest unknown', { isValid: null, wallet: { ...wallet, state: 0, balanceBeforeMigration: null } }],
  ])('but not with %s', (_, change) => {
    expect(isWalletShown({ ...account, ...change })).toBe(false);
  });

  it.each([
    ['whether the account is valid', { isValid: null }],
    ['the balance before the migration', { wallet: { ...wallet, balanceBeforeMigration: null } }],
    ['the total before the migration', { wallet: { ...wallet, totalBeforeMigration: null } }],
    ['anything about the wallet', { wallet: unread }],
  ])('is unknown without %s', (_, change) => {
    expect(isWalletShown({ ...account, ...change })).toBeNull();
  });
});

describe('minimum information (specification §5)', () => {
  it.each([
    [{}, true],
    [{ lastName: '' }, false],
    [{ firstName: '' }, false],
    [{ lastName: ' \u00A0' }, false],
    [{ firstName: '\t' }, false],
    [{ civility: 0 }, false],
    [{ civility: UNSET_CIVILITY }, false],
  ])('with %o is filled: %s', (change, expected) => {
    expect(hasMinimumInformation({ ...account, ...change })).toBe(expected);
  });
});

describe('the civility (specification §4)', () => {
  it.each([
    [{ lastName: '', firstName: '' }, UNSET_CIVILITY],
    [{ lastName: ' ', firstName: '\u00A0' }, UNSET_CIVILITY],
    [{ lastName: '', firstName: 'Awa' }, 2],
    [{ lastName: 'Ndiaye', firstName: '' }, 2],
  ])('of %o is %i', (names, expected) => {
    expect(civilityOf({ ...names, civility: 2 })).toBe(expected);
  });
});

it('counts the readers and networks with a pending change and the rejected requests by licence, an unknown kind of change included', () => {
  const reader = (id: number, pendingModification: AccountSubscription['readers'][number]['pendingModification']) => ({
    id,
    pendingModification,
  });
  const subscriptions = [
    {
      id: 7,
      readers: [reader(1, modificationType.readerAddition), reader(2, null), reader(3, 'unknown')],
      pendingRanges: 0,
      rejectedRequests: 0,
      licence: null,
    },
    { id: 8, readers: [reader(4, null)], pendingRanges: 0, rejectedRequests: 0, licence: null },
    { id: 9, readers: [], pendingRanges: 40, rejectedRequests: 1, licence: null },
  ];
  expect(licencesWithRequests(subscriptions)).toEqual([
    { id: 7, readers: 2, ranges: 0, rejected: 0 },
    { id: 9, readers: 0, ranges: 40, rejected: 1 },
  ]);
});

it('counts the readers of a licence who were accepted, and leaves out subscriptions without its facts', () => {
  const licence = {
    seats: 5,
    endsOn: '2026-07-31',
    publicationIds: [11],
    nextSeat: null,
    ranges: 1,
    pendingCount: 0,
    pending: [],
    rejection: null,
  } as const;
  const subscriptions: readonly AccountSubscription[] = [
    {
      id: 7,
      readers: [
        { id: 1, pendingModification: modificationType.readerAddition },
        { id: 2, pendingModification: null },
        { id: 3, pendingModification: modificationType.readerDeletion },
      ],
      pendingRanges: 0,
      rejectedRequests: 0,
      licence,
    },
    { id: 8, readers: [], pendingRanges: 0, rejectedRequests: 0, licence: null },
  ];
  expect(administeredLicences(subscriptions)).toEqual([{ ...licence, id: 7, readers: 2, additions: 1 }]);
});

describe('names', () => {
  it.each([
    ['DE LA CROIX-ROUSSE', 'De La Croix-Rousse'],
    ['n’diaye', 'N’Diaye'],
    ['éboué', 'Éboué'],
    ['', ''],
  ])('the surname %s is shown as %s (specification §3)', (given, shown) => {
    expect(displayedSurname(given)).toBe(shown);
  });

  it('the surname is the same in a Turkish browser', () => {
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue("o'neıl");
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ');
    expect(displayedSurname("O'NEIL-INCE")).toBe("O'Neil-Ince");
  });

  it('are empty where nothing is known, without stray blanks', () => {
    expect(displayedName({ firstName: '', lastName: '' })).toBe('');
    expect(displayedName({ firstName: 'Awa', lastName: '' })).toBe('Awa');
  });
});
