import { Trans } from '@lingui/react/macro';
import type { WalletSummary } from '../../../domain/wallet.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import styles from './balance.module.css';

/** The wallet's balance, and what it buys. */
export function Balance({ wallet: { balance, isActive } }: { readonly wallet: WalletSummary }) {
  return (
    <Stack gap="close">
      <div className={styles.head}>
        <p className={styles.balance}>
          <Trans>Balance</Trans>{' '}
          <strong className={styles.sum}>
            <Amount value={balance} />
          </strong>
        </p>
        {isActive === true && (
          <p className={styles.worth}>
            <Trans>1 credit = €1 of an order, rounded up.</Trans>
          </p>
        )}
      </div>
      {isActive === false && (
        <Notice kind="info">
          <Trans>This wallet isn’t active, so you can’t pay with it. Contact us to reactivate it.</Trans>
        </Notice>
      )}
      {isActive === null && (
        <Notice kind="info">
          <Trans>We can’t tell whether this wallet is active. Contact us before you pay with it.</Trans>
        </Notice>
      )}
    </Stack>
  );
}

/** The person has no wallet. */
export function NoWallet() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You don’t have a wallet.</Trans>
      </Intro>
      <p>
        <Trans>A wallet holds prepaid credits. Its transactions would appear here. Ask us to open one for you.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
