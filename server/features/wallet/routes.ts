import type { WalletPage, WalletQuestion } from '../../../domain/wallet.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { readWallet } from './store.ts';

/** Words of the calls about the wallet. */
const texts = {
  wrongCursor: /*i18n*/ {
    id: 'wallet.wrongCursor',
    message: 'This part of the list is gone. Reload the page.',
    comment: 'What should name the next page of a list names none',
  },
};

/** The most operations of a page on the screen, and of one for a file. */
const PAGE_SIZE = 50;
const STATEMENT_SIZE = 1000;

/** A page of the caller's operations. Throws a 400 `CallFailure` for a cursor that names none of them. */
async function readPage(
  { db, clock }: Services,
  { identity, locale }: CallContext,
  { filter, cursor }: WalletQuestion,
  size: number,
): Promise<WalletPage> {
  const { id: accountId } = signedInAccount(identity);
  const after = cursor === null ? null : Number(cursor);
  const page = await readWallet(db, clock, { accountId, locale, filter, after, size });
  if (!page) throw new CallFailure(400, texts.wrongCursor);
  return page;
}

/** Answers the calls about the wallet. */
export function walletHandlers(services: Services): Pick<Handlers, 'user/pme' | 'user/pme/statement'> {
  return {
    'user/pme': {
      handle: async ({ body, context }) => done(await readPage(services, context, body, PAGE_SIZE)),
    },
    'user/pme/statement': {
      handle: async ({ body, context }) => {
        const { rows, next } = await readPage(services, context, body, STATEMENT_SIZE);
        return done({ rows, next });
      },
    },
  };
}
