import type { AccountId } from '../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { Moment } from '../../machines/domain/moment.ts';
import type { Schema } from '../core/db/schema.ts';
import type { NewOperation } from '../features/wallet/book-credits.ts';
import { bookCredits, openWallet } from '../features/wallet/book-credits.ts';

/** Operations of a demo wallet, oldest first: days ago, kind, credits. */
export type DemoWallet = readonly (readonly [daysAgo: number, kind: NewOperation['kind'], amount: number])[];

/** Articles paid one by one: a few credits at regular intervals. */
function reading(from: number, to: number, every: number): DemoWallet {
  const prices = [3, 5, 4, 8, 3, 6];
  const count = Math.floor((from - to) / every);
  return Array.from({ length: count }, (_, index) => [
    from - index * every,
    'debit',
    -(prices[(index + from) % prices.length] ?? 3),
  ]);
}

/** Over a year of Camille's wallet: bought and gifted credits, articles, and a balance of 150 credits. */
export const camilleSpends: DemoWallet = [
  [421, 'transformation', 12],
  [419, 'purchase', 100],
  ...reading(412, 296, 7),
  [294, 'purchase', 100],
  [293, 'free', 10],
  ...reading(288, 150, 8),
  [146, 'purchase', 150],
  [145, 'free', 23],
  ...reading(139, 12, 6),
  [9, 'free', 15],
];

/** Opens a wallet and books its operations. */
export async function seedWallet(
  db: Kysely<Schema>,
  accountId: AccountId,
  operations: DemoWallet,
  momentAgo: (days: number) => Moment,
): Promise<void> {
  await openWallet(db, accountId, { balance: 12, total: 150 });
  for (const [daysAgo, kind, amount] of operations)
    await bookCredits(db, { accountId, kind, amount, checkoutId: null, at: momentAgo(daysAgo) });
}
