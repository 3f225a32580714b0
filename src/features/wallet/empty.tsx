import { Trans } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/stack.tsx';
import { Balance } from './balance.tsx';
import { NoWallet } from './no-wallet.tsx';
import type { WalletScreenProps } from './screen-props.ts';

/** There is no wallet, or nothing was ever in it. */
export function Empty({ data: { wallet } }: WalletScreenProps<'empty'>) {
  if (wallet === null) return <NoWallet />;
  return (
    <Stack>
      <Balance wallet={wallet} />
      <p>
        <Trans>Nothing has gone in or out of your wallet yet.</Trans>
      </p>
    </Stack>
  );
}
