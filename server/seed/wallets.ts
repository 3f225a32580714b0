import type { AccountId } from '../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { Moment } from '../../domain/moment.ts';
import type { Schema } from '../core/db/schema.ts';
import type { NewOperation } from '../features/wallet/book-credits.ts';
import { bookCredits, bookReading, openWallet } from '../features/wallet/book-credits.ts';
import type { Act, Stamp } from './calendar.ts';
import type { DemoRead } from './reads.ts';

/** Operations of a wallet of a test, oldest first: days ago, kind, credits. */
type Operations = readonly (readonly [daysAgo: number, kind: NewOperation['kind'], amount: number])[];

/** Credits that a demo person got, oldest first; what they spent follows from what they read. */
export type DemoWallet = readonly (readonly [at: Stamp, kind: NewOperation['kind'], amount: number])[];

/** Credits of an article, by its kind. */
const prices: Readonly<Partial<Record<DemoRead['documentKind'], number>>> = {
  brief: 2,
  dossier: 8,
  survey: 8,
  biography: 6,
  entourage: 6,
};

const PRICE = 4;

/** Credits that Camille bought and was given in three years. */
export const camilleSpends: DemoWallet = [
  [[738, '10:00'], 'transformation', 12],
  [[702, '18:11'], 'purchase', 50],
  [[451, '08:39'], 'purchase', 50],
  [[449, '11:00'], 'free', 10],
  [[238, '13:16'], 'purchase', 100],
  [[74, '20:48'], 'purchase', 60],
  [[9, '11:00'], 'free', 15],
];

/** What happened to a wallet: credits came in, and articles were read. */
export function walletActs(wallet: DemoWallet, accountId: AccountId, paid: readonly DemoRead[]): readonly Act[] {
  const received = wallet.map(([at, kind, amount]): Act => ({
    at,
    run: (trx, { clock }) =>
      bookCredits(trx, { accountId, kind, amount, checkoutId: null, at: clock.now().toISOString() }),
  }));
  const spent = paid.map(({ at, articleId, documentKind }): Act => ({
    at,
    run: (trx, { clock }) => {
      const credits = prices[documentKind] ?? PRICE;
      return bookReading(trx, { accountId, articleId, credits, at: clock.now().toISOString() });
    },
  }));
  return [...received, ...spent];
}

/** Opens a wallet and books its operations; each debit pays for the newest article of its day. */
export async function seedWallet(
  db: Kysely<Schema>,
  accountId: AccountId,
  operations: Operations,
  momentAgo: (days: number) => Moment,
): Promise<void> {
  await openWallet(db, accountId, { balance: 12, total: 150 });
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'published_on as publishedOn'])
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const [daysAgo, kind, amount] of operations) {
    const at = momentAgo(daysAgo);
    const article = articles.find(({ publishedOn }) => publishedOn <= at.slice(0, 10));
    if (kind === 'debit' && article) await bookReading(db, { accountId, articleId: article.id, credits: -amount, at });
    else await bookCredits(db, { accountId, kind, amount, checkoutId: null, at });
  }
}
