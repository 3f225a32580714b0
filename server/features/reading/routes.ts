import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { ReadingSort, ReadArticle } from '../../../domain/reading.ts';
import type { Clock } from '../../core/clock.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { localeIn, textIn } from '../../core/db/stored-text.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import type { Position } from './cursor.ts';
import { positionOf } from './cursor.ts';
import { readList } from './store.ts';

/** Words of the calls about readings. */
const texts = {
  wrongCursor: /*i18n*/ {
    id: 'reading.wrongCursor',
    message: 'This part of the list is gone. Reload the page.',
    comment: 'What should name the next page of a list names none',
  },
  unknownArticle: /*i18n*/ {
    id: 'reading.unknownArticle',
    message: 'This article is no longer available, so you can’t save it.',
  },
};

/** Number of latest articles. */
const LATEST = 5;

/** The latest articles of the site: titles in a language, or in the only one that exists; one statement. */
async function readLatest(db: Kysely<Schema>, locale: Locale): Promise<readonly ReadArticle[]> {
  const language = localeIn('a.title', locale);
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('sites as w', 'w.code', 'a.site_code')
    .leftJoin('publications as p', 'p.id', 'a.publication_id')
    .select(['a.id', 'a.kind', 'a.published_on as publishedOn'])
    .select([
      textIn('a.title', locale).as('text'),
      language.as('locale'),
      textIn('p.title', locale).$castTo<string | null>().as('publication'),
      sql<string>`${textIn('w.url', language)} || 'articles/' || a.id`.as('url'),
    ])
    .where('a.site_code', '=', (eb) => eb.selectFrom('sites').select('code').orderBy('code').limit(1))
    .orderBy('a.published_on', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ text, locale: spoken, ...article }) => ({ ...article, title: { text, locale: spoken } }));
}

/** An article, and the owner of the list. */
interface Keeping {
  readonly accountId: AccountId;
  readonly articleId: number;
}

/**
 * Keeps an article for later; the date of one that is kept already does not change. Returns whether the article exists.
 */
async function keepArticle(db: Kysely<Schema>, clock: Clock, { accountId, articleId }: Keeping): Promise<boolean> {
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
    // Not "do nothing": that would not tell a kept article from a missing one.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'article_id']).doUpdateSet((eb) => ({
        happened_at: eb.ref('read_later.happened_at'),
      })),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Removes an article from those kept for later. */
async function dropArticle(db: Kysely<Schema>, { accountId, articleId }: Keeping): Promise<void> {
  await db.deleteFrom('read_later').where('account_id', '=', accountId).where('article_id', '=', articleId).execute();
}

type ReadingCall = 'articles/last' | 'articles/history' | `read-later/${'read' | 'keep' | 'drop'}`;

function ownerOf({ identity }: CallContext): AccountId {
  return signedInAccount(identity).id;
}

/** Start of a page. Throws a 400 `CallFailure` for a cursor that names no row in this order. */
function placeOf({ cursor, sort }: { readonly cursor: string | null; readonly sort: ReadingSort }): Position | null {
  if (cursor === null) return null;
  const position = positionOf(cursor, sort);
  if (!position) throw new CallFailure(400, texts.wrongCursor);
  return position;
}

/** Answers the calls about articles read or kept for later. */
export function readingHandlers({ db, clock }: Services): Pick<Handlers, ReadingCall> {
  return {
    'articles/last': { handle: async ({ context }) => done(await readLatest(db, context.locale)) },
    'articles/history': {
      handle: async ({ body, context }) => {
        const { kind, listKind, documentKind, text } = body.filter;
        const page = await readList(db, {
          list: 'readings',
          accountId: ownerOf(context),
          locale: context.locale,
          filter: { kind, list_kind: listKind, document_kind: documentKind },
          text,
          sort: body.sort,
          after: placeOf(body),
        });
        return done(page);
      },
    },
    'read-later/read': {
      handle: async ({ body, context }) => {
        const { documentKind, text } = body.filter;
        const page = await readList(db, {
          list: 'read_later',
          accountId: ownerOf(context),
          locale: context.locale,
          filter: { document_kind: documentKind },
          text,
          sort: body.sort,
          after: placeOf(body),
        });
        return done(page);
      },
    },
    'read-later/keep': {
      handle: async ({ body, context }) => {
        const isKept = await keepArticle(db, clock, { accountId: ownerOf(context), ...body });
        if (!isKept) throw new CallFailure(404, texts.unknownArticle);
        return done(null);
      },
    },
    'read-later/drop': {
      handle: async ({ body, context }) => {
        await dropArticle(db, { accountId: ownerOf(context), ...body });
        return done(null);
      },
    },
  };
}
