import type { AccountId } from '../../core/db/account-id.ts';
import type { ReadingSort } from '../../../machines/domain/reading.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Position } from './cursor.ts';
import { positionOf } from './cursor.ts';
import { dropArticle, keepArticle } from './keep.ts';
import { readLatest } from './latest.ts';
import { readList } from './store.ts';
import { texts } from './texts.ts';

type ReadingCall = 'articles/last' | 'articles/history' | `read-later/${'read' | 'keep' | 'drop'}`;

function ownerOf({ identity }: CallContext): AccountId {
  return signedInAccount(identity).id;
}

/** Where a page begins. Throws a 400 `CallFailure` for a cursor that names no place in this order. */
function placeOf({ cursor, sort }: { readonly cursor: string | null; readonly sort: ReadingSort }): Position | null {
  if (cursor === null) return null;
  const position = positionOf(cursor, sort);
  if (!position) throw new CallFailure(400, texts.wrongCursor);
  return position;
}

/** Answers the calls about readings and what is kept for later. */
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
