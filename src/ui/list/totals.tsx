import { useLingui, Trans } from '@lingui/react/macro';
import { formatRate } from '../../i18n/format.ts';
import { Amount, type AmountValue } from '../text/amount.tsx';
import styles from './totals.module.css';

/** Amounts are `null` while they are not known yet. */
export interface TotalsProps {
  readonly net: AmountValue | null;
  /** Tax by rate, in basis points; the rate is `null`, too, while it is not known. */
  readonly vat: readonly { readonly rate: number | null; readonly amount: AmountValue | null }[];
  readonly total: AmountValue | null;
  /** The amount asked for, where credit notes reduce the total. */
  readonly asked?: AmountValue;
  /** The amount left to pay, if part of the total has been received. */
  readonly remaining?: AmountValue;
  /** The part of it that is paid now: an instalment. */
  readonly now?: AmountValue;
  /** Of a document that asks for the total. */
  readonly isToPay?: boolean;
}

/** Net, tax by rate, total; less credit notes and receipts. */
export function Totals({ net, vat, total, asked, remaining, now, isToPay = false }: TotalsProps) {
  const { i18n } = useLingui();
  const due = asked ?? total;
  const isTaxed = vat.length === 0 || vat.some(({ rate }) => rate !== 0);
  const isReduced = asked !== undefined || (remaining !== undefined && remaining.minor !== total?.minor);
  const untaxed = isToPay && !isReduced ? <Trans>Net amount due</Trans> : <Trans>Total</Trans>;
  return (
    <dl className={styles.totals}>
      {isTaxed && (
        <>
          <div className={styles.part}>
            <dt>
              <Trans>Subtotal</Trans>
            </dt>
            <dd>
              <Amount value={net} />
            </dd>
          </div>
          {vat.map(({ rate, amount }) => {
            const percentage = rate === null ? null : formatRate(rate, i18n);
            return (
              <div key={rate} className={styles.part}>
                <dt>{percentage === null ? <Trans>VAT</Trans> : <Trans>VAT {percentage}</Trans>}</dt>
                <dd>
                  <Amount value={amount} />
                </dd>
              </div>
            );
          })}
        </>
      )}
      <div className={styles.total}>
        <dt>{isTaxed ? <Trans context="VAT included">Total</Trans> : untaxed}</dt>
        <dd>
          <Amount value={total} isLarge />
        </dd>
      </div>
      {asked && total && (
        <>
          <div className={styles.part}>
            <dt>
              <Trans>Credit notes</Trans>
            </dt>
            <dd>
              <Amount value={{ ...total, minor: asked.minor - total.minor }} />
            </dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>Total after credit notes</Trans>
            </dt>
            <dd>
              <Amount value={asked} isLarge />
            </dd>
          </div>
        </>
      )}
      {remaining && due && remaining.minor !== due.minor && (
        <>
          <div className={styles.part}>
            <dt>
              <Trans>Already received</Trans>
            </dt>
            <dd>
              <Amount value={{ ...due, minor: remaining.minor - due.minor }} />
            </dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>To pay</Trans>
            </dt>
            <dd>
              <Amount value={remaining} isLarge />
            </dd>
          </div>
        </>
      )}
      {now && (
        <div className={styles.total}>
          <dt>
            <Trans>To pay now</Trans>
          </dt>
          <dd>
            <Amount value={now} isLarge />
          </dd>
        </div>
      )}
    </dl>
  );
}
