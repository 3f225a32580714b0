import { Trans } from '@lingui/react/macro';
import type { WalletSummary } from '../../../machines/domain/wallet.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './balance.module.css';

/** The wallet's balance, and what it buys. */
export function Balance({ wallet: { balance, isActive } }: { readonly wallet: WalletSummary }) {
  return (
    <Stack gap="close">
      <p className={styles.balance}>
        <Trans>Balance</Trans>{' '}
        <strong className={styles.sum}>
          <Amount value={balance} />
        </strong>
      </p>
      {isActive ? (
        <p>
          <Trans>1 credit = €1 of an order, rounded up.</Trans>
        </p>
      ) : (
        <Notice kind="info">
          <Trans>This wallet isn’t active, so you can’t pay with it. Contact us to reactivate it.</Trans>
        </Notice>
      )}
    </Stack>
  );
}
