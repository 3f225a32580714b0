import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WalletSummary } from '../../../domain/wallet.ts';
import { paceOf } from '../../../domain/wallet.ts';
import { contactPaths } from '../../../contract/pages/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import styles from './balance.module.css';

interface BalanceProps {
  readonly wallet: WalletSummary;
  /** The months of the wallet end with the present one. */
  readonly isRecent: boolean;
}

/** The wallet's balance, what it buys and how long it lasts, and the ways to spend it and to get more. */
export function Balance({ wallet, isRecent }: BalanceProps) {
  const { balance, isActive } = wallet;
  const { i18n } = useLingui();
  const pace = isRecent ? paceOf(wallet) : null;
  const spent = pace && formatMoney(pace.spent, i18n);
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
            {pace !== null && pace.monthsLeft > 0 && (
              <>
                <br />
                <Plural
                  value={pace.monthsLeft}
                  one={`${spent} spent in three months: at this pace, it lasts about # month.`}
                  other={`${spent} spent in three months: at this pace, it lasts about # months.`}
                />
              </>
            )}
          </p>
        )}
        {isActive === true && (
          <div className={styles.ways}>
            <Actions>
              <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
                <Trans>Use credits for a subscription</Trans>
              </Link>
              <Link href={linkTo(contactPaths.writing, { kind: 'wallet' })} variant="standalone" icon="forward">
                <Trans>Ask for more credits and their price</Trans>
              </Link>
            </Actions>
          </div>
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
        <Trans>A wallet holds prepaid credits to pay for a subscription or for single articles.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(contactPaths.writing, { kind: 'wallet' })} variant="button">
          <Trans>Ask us to open a wallet</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
