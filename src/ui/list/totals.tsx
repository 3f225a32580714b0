import { useLingui, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatRate } from '../../i18n/format.ts';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './totals.module.css';

/** Amounts are `null` while they are not known yet. */
export interface TotalsProps {
  readonly net: AmountValue | null;
  /** Tax by rate, in basis points; the rate is `null`, too, while it is not known. */
  readonly vat: readonly { readonly rate: number | null; readonly amount: AmountValue | null }[];
  readonly total: AmountValue | null;
  /** The amount to charge, if part of the total has been received. */
  readonly remaining?: AmountValue;
}

/** Net, tax by rate, total. */
export function Totals({ net, vat, total, remaining }: TotalsProps) {
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
        const percentage = rate === null ? null : formatRate(rate, i18n);
        return (
          <Fragment key={rate}>
            <dt className={styles.part}>
              {percentage === null ? <Trans>VAT</Trans> : <Trans>VAT {percentage}</Trans>}
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
      {remaining && total && remaining.minor !== total.minor && (
        <>
          <dt className={styles.part}>
            <Trans>Received already</Trans>
          </dt>
          <dd className={styles.part}>
            <Amount value={{ ...total, minor: remaining.minor - total.minor }} />
          </dd>
          <dt className={classNames(styles.total, styles.term)}>
            <span>
              <Trans>To pay</Trans>
            </span>
          </dt>
          <dd className={styles.total}>
            <Amount value={remaining} isLarge />
          </dd>
        </>
      )}
    </dl>
  );
}
