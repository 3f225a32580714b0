import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Schema, TermsPassage } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { dayOf } from './store.ts';

/** A version of the terms of sale. */
interface Terms {
  readonly id: number;
  /** By the publisher's clock. */
  readonly publishedOn: Day;
  readonly isCurrent: boolean;
  readonly passages: readonly TermsPassage[];
}

/** The number of the terms of sale that hold now; `null` for a publisher without any. */
async function currentTermsId(db: Kysely<Schema>): Promise<number | null> {
  const row = await db.selectFrom('terms_versions').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

/** A version of the terms of sale, by default the current one; `null` where there is none. */
export async function readTerms(db: Kysely<Schema>, id?: number): Promise<Terms | null> {
  const current = await currentTermsId(db);
  const wanted = id ?? current;
  if (wanted === null) return null;
  const row = await db
    .selectFrom('terms_versions as t')
    .select(['t.id', 't.content', dayOf(sql`t.published_at`).as('publishedOn')])
    .where('t.id', '=', wanted)
    .executeTakeFirst();
  if (!row) return null;
  const { content, publishedOn } = row;
  const passages = storedColumns.terms_versions.content.read(content, row.id);
  return { id: row.id, publishedOn, isCurrent: row.id === current, passages };
}

/** Records the order's acceptance of the terms that hold now. */
export async function acceptTerms(db: Kysely<Schema>, subscriptionId: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ terms_version_id: await currentTermsId(db) })
    .where('id', '=', subscriptionId)
    .execute();
}

/** The versions of the terms of sale that the orders of invoices accepted, each once, oldest first. */
export async function readAcceptedTerms(
  db: Kysely<Schema>,
  invoices: readonly Pick<Invoice, 'id'>[],
): Promise<readonly Day[]> {
  if (invoices.length === 0) return [];
  const rows = await db
    .selectFrom('terms_versions as t')
    .innerJoin('subscriptions as s', 's.terms_version_id', 't.id')
    .select(['t.id', dayOf(sql`t.published_at`).as('publishedOn')])
    .distinct()
    .where(
      's.invoice_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .orderBy('t.id')
    .execute();
  return [...new Set(rows.map(({ publishedOn }) => publishedOn))];
}

/**
 * Keeps the terms of the legal pages as a version of their own, if they are new. Open quotations get another version, too:
 * a buyer who has read the former terms is asked again.
 */
export async function keepTerms(db: Kysely<Schema>): Promise<void> {
  const kept = await sql<{ readonly id: number }>`
    insert into terms_versions (content)
    select c.content from (
      select jsonb_agg(jsonb_build_object('heading', heading, 'body', body) order by position) as content
      from legal_passages where page = 'terms') c
    where c.content is not null
      and c.content is distinct from (select t.content from terms_versions t order by t.id desc limit 1)
    returning id`.execute(db);
  if (kept.rows.length === 0) return;
  await sql`
    update subscriptions set version = version + 1
    where id in (select subscription_id from quotations where state = 'open')`.execute(db);
}
