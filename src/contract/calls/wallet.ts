import { walletPageCodec, walletQuestionCodec, walletStatementCodec, walletStatementQuestionCodec } from '../wallet.ts';
import { call, defaults } from './call.ts';

const ownersOnly = {
  ...defaults,
  method: 'POST',
  path: '/ajax/user/pme',
  callers: ['signedIn'],
  failures: [400, 401, 403],
} as const;

/** Calls about the prepaid wallet. */
export const walletCalls = {
  'user/pme': call({
    ...ownersOnly,
    request: walletQuestionCodec,
    answer: walletPageCodec,
    readsOnly: true,
    fixtures: ['user-pme', 'user-pme.none', 'user-pme.wrong-cursor'],
    purpose: 'Tells the caller’s wallet, and what went in and out of it, a page of at most fifty at a time.',
  }),
  'user/pme/statement': call({
    ...ownersOnly,
    asks: { field: 'releve' },
    request: walletStatementQuestionCodec,
    answer: walletStatementCodec,
    readsOnly: true,
    fixtures: ['user-pme-statement'],
    purpose: 'Tells what went in and out of the wallet for a file, at most a thousand at a time.',
  }),
};
