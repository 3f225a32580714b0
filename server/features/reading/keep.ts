import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Schema } from '../../core/db/schema.ts';

/** An article, and whose list it stands in or is to stand in. */
interface Keeping {
  readonly accountId: AccountId;
  readonly articleId: number;
}

/**
 * Keeps an article for later, from now on; since when one is kept already does not change. Whether there is such an article.
 */
export async function keepArticle(
  db: Kysely<Schema>,
  clock: Clock,
  { accountId, articleId }: Keeping,
): Promise<boolean> {
  const kept = await db
    .insertInto('read_later')
    .columns(['account_id', 'article_id', 'happened_at', 'document_kind', 'published_on'])
    .expression((eb) =>
      eb
        .selectFrom('articles')
        .select([
          sql<number>`${accountId}::integer`.as('account_id'),
          'id as article_id',
          sql<string>`${clock.now().toISOString()}::timestamptz`.as('happened_at'),
          'kind as document_kind',
          'published_on',
        ])
        .where('id', '=', articleId),
    )
    // Not "do nothing": that would not tell a kept article from one that is not there.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'article_id']).doUpdateSet((eb) => ({
        happened_at: eb.ref('read_later.happened_at'),
      })),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Keeps an article no longer. */
export async function dropArticle(db: Kysely<Schema>, { accountId, articleId }: Keeping): Promise<void> {
  await db.deleteFrom('read_later').where('account_id', '=', accountId).where('article_id', '=', articleId).execute();
}
