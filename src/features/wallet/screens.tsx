import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import { walletSteps as steps } from '../../../machines/wallet/wallet.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { listScreens } from '../shared/list/list-screens.tsx';
import { Balance, NoWallet } from './balance.tsx';
import { List } from './list.tsx';

export type WalletProps = ScreenProps<WalletContext, WalletEvent>;

/** There is no wallet, or nothing was ever in it. */
function Empty({ data: { wallet } }: WalletProps) {
  if (wallet === null) return <NoWallet />;
  return (
    <Stack>
      <Balance wallet={wallet} isRecent />
      <p>
        <Trans>No transactions in your wallet yet.</Trans>
      </p>
    </Stack>
  );
}

/** Every screen of the wallet's history. */
export const walletScreens = listScreens<WalletContext, WalletEvent>(steps, {
  title: msg`Your wallet`,
  words: { unread: msg`We couldn’t load your wallet` },
  kind: 'table',
  list: List,
  empty: Empty,
});
