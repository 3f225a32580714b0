import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import { walletSteps as steps } from '../../../machines/wallet/wallet.steps.ts';
import type { ScreenProps, Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { Balance } from './balance.tsx';
import { List } from './list.tsx';
import { NoWallet } from './no-wallet.tsx';

/** What the view of one step of the wallet's history gets. */
export type WalletScreenProps<Name extends keyof typeof steps> = ScreenProps<
  WalletContext & NeedsOf<(typeof steps)[Name]>,
  WalletEvent
>;

/** There is no wallet, or nothing was ever in it. */
function Empty({ data: { wallet } }: WalletScreenProps<'empty'>) {
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

/** The wallet is being read. */
function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading your wallet…</Trans>
    </Skeleton>
  );
}

/** The wallet could not be loaded. */
function Unreadable({ data: { listing }, send }: WalletScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={listing.failure} title={<Trans>Your wallet could not be loaded</Trans>}>
        <p>
          <Trans>Your credits are untouched.</Trans>
        </p>
      </FailureNotice>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

const screen = screensOf<WalletContext, WalletEvent>();

const title = msg`Your wallet`;

/** Every screen of the wallet's history. */
export const walletScreens: Registry<WalletContext, WalletEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
