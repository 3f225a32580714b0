import { seedWallet } from '../seed/wallets.ts';
import type { Arrange, ScenarioPlace } from './scenario.ts';

const DAY = 86_400_000;

const history: ScenarioPlace = { as: 'person', path: '/account/pme' };

/** Sixty operations over a year and a half, two pages of them; 400 credits are left. */
const spending: Arrange<null> = async ({ db, clock }, { accountId }) => {
  const debits = Array.from({ length: 55 }, (_, index) => [540 - index * 9, 'debit', -5] as const);
  await seedWallet(
    db,
    accountId,
    [
      [560, 'transformation', 80],
      [550, 'purchase', 500],
      ...debits,
      [20, 'free', 20],
      [10, 'purchase', 80],
      [5, 'debit', -5],
    ],
    (days) => new Date(clock.now().getTime() - days * DAY).toISOString(),
  );
  return null;
};

const unused: Arrange<null> = async ({ db }, { accountId }) => {
  await seedWallet(db, accountId, [], () => '');
  return null;
};

/** People with a wallet, or without one. */
export const walletScenarios = {
  wallet: {
    says: 'A wallet of 400 credits has a history of two pages.',
    open: 0,
    paid: 0,
    arrange: spending,
    place: history,
  },
  walletUnused: {
    says: 'A wallet has never been used.',
    shows: 'wallet.records.empty',
    open: 0,
    paid: 0,
    arrange: unused,
    place: history,
  },
  noWallet: {
    says: 'A person has no wallet.',
    open: 0,
    paid: 0,
    place: history,
  },
} as const;
