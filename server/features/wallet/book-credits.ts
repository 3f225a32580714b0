import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { OperationKind } from '../../../domain/wallet.ts';
import type { Schema } from '../../core/db/schema.ts';

/** Credits to be added to a wallet, or taken from it. */
export interface NewOperation {
  readonly accountId: AccountId;
  readonly kind: Exclude<OperationKind, 'unknown'>;
  /** Credits: positive for a deposit, negative for a payment. */
  readonly amount: number;
  /** The order paid with them. */
  readonly checkoutId: number | null;
  /** The reading paid with them. */
  readonly readingId?: number;
  readonly at: Moment;
}

/**
 * Books credits, the only place that does: the balance and the operation that explains it, in the caller's transaction.
 * Operations of a wallet are ordered even if the clocks of two processes differ. Rejects, and changes nothing, without
 * enough credits or a wallet.
 */
export async function bookCredits(
  db: Kysely<Schema>,
  { accountId, kind, amount, checkoutId, readingId, at }: NewOperation,
): Promise<void> {
  await db
    .updateTable('wallets')
    .set(({ eb }) => ({ balance_minor: eb('balance_minor', '+', amount) }))
    .where('account_id', '=', accountId)
    .where('balance_minor', '>=', -amount)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  // The wallet is locked from here on: the operation read now is the last one.
  await sql`
    insert into wallet_operations
      (account_id, kind, amount_minor, came_in_minor, went_out_minor, checkout_id, reading_id, happened_at)
    select ${accountId}, ${kind}, ${amount}, coalesce(last.came_in_minor, 0) + ${Math.max(amount, 0)}::bigint,
      coalesce(last.went_out_minor, 0) + ${Math.max(-amount, 0)}::bigint, ${checkoutId}, ${readingId ?? null},
      greatest(${at}::timestamptz, last.happened_at)
    from (values (1)) one left join lateral (
      select came_in_minor, went_out_minor, happened_at from wallet_operations
      where account_id = ${accountId} order by happened_at desc, id desc limit 1) last on true
  `.execute(db);
}

/** An article that was read with credits. */
export interface PaidReading {
  readonly accountId: AccountId;
  readonly articleId: number;
  readonly credits: number;
  readonly at: Moment;
}

/** Books a reading and the debit that pays for it, in the caller's transaction. Rejects as `bookCredits`. */
export async function bookReading(
  db: Kysely<Schema>,
  { accountId, articleId, credits, at }: PaidReading,
): Promise<void> {
  const { id: readingId } = await db
    .insertInto('readings')
    .columns(['account_id', 'article_id', 'happened_at', 'kind', 'document_kind', 'published_on'])
    .expression((eb) =>
      eb
        .selectFrom('articles')
        .select([
          sql<AccountId>`${accountId}::integer`.as('account_id'),
          'id as article_id',
          sql<Moment>`${at}::timestamptz`.as('happened_at'),
          sql<'walletClient'>`'walletClient'`.as('kind'),
          'kind as document_kind',
          'published_on',
        ])
        .where('id', '=', articleId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await bookCredits(db, { accountId, kind: 'debit', amount: -credits, checkoutId: null, readingId, at });
}

/** Creates an active wallet without credits for an account that has none. */
export async function openWallet(
  db: Kysely<Schema>,
  accountId: AccountId,
  beforeMigration: { readonly balance: number; readonly total: number },
): Promise<void> {
  await db
    .insertInto('wallets')
    .values({
      account_id: accountId,
      state: 1,
      balance_minor: 0,
      currency: 'CRE',
      balance_before_migration: beforeMigration.balance,
      total_before_migration: beforeMigration.total,
    })
    .execute();
}
