import { Trans } from '@lingui/react/macro';
import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Balance, NoWallet } from './balance.tsx';

export type WalletProps = ScreenProps<WalletContext, WalletEvent>;

/** There is no wallet, or nothing was ever in it. */
export function Empty({ data: { wallet } }: WalletProps) {
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
