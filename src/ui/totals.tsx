import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatRate } from '../i18n/format.ts';
import { Amount, type AmountValue } from './amount.tsx';
import { classNames } from './class-names.ts';
import styles from './totals.module.css';

export interface TotalsProps {
  readonly net: AmountValue;
  /** Tax by rate, in basis points. */
  readonly vat: readonly { readonly rate: number; readonly amount: AmountValue }[];
  readonly total: AmountValue;
}

/** Net, tax by rate, total. */
export function Totals({ net, vat, total }: TotalsProps) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.totals}>
      <dt className={styles.part}>
        <Trans>Net</Trans>
      </dt>
      <dd className={styles.part}>
        <Amount value={net} />
      </dd>
      {vat.map(({ rate, amount }) => {
        const percentage = formatRate(rate, i18n);
        return (
          <Fragment key={rate}>
            <dt className={styles.part}>
              <Trans>VAT {percentage}</Trans>
            </dt>
            <dd className={styles.part}>
              <Amount value={amount} />
            </dd>
          </Fragment>
        );
      })}
      <dt className={classNames(styles.total, styles.term)}>
        <span>
          <Trans>Total</Trans>
        </span>
      </dt>
      <dd className={styles.total}>
        <Amount value={total} isLarge />
      </dd>
    </dl>
  );
}
