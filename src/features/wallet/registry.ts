import { msg } from '@lingui/core/macro';
import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import { listScreens } from '../shared/list/list-screens.tsx';
import { List } from './list.tsx';
import { Empty } from './screens.tsx';

/** Every screen of the wallet's history. */
export const walletScreens = listScreens<WalletContext, WalletEvent>({
  title: msg`Your wallet`,
  words: { unread: msg`We couldn’t load your wallet` },
  kind: 'dense',
  parts: ['sum', 'paragraph', 'text', 'legend', 'chart', 'filters'],
  list: List,
  empty: Empty,
});
