import { useLingui, Trans } from '@lingui/react/macro';
import { formatRate } from '../../i18n/format.ts';
import { Amount, type AmountValue } from '../text/amount.tsx';
import styles from './totals.module.css';

interface Row {
  /** `null` while it is not known yet. */
  readonly amount: AmountValue | null;
  readonly isSum: boolean;
}

/** A row of totals; the rate of tax is in basis points, and `null` while it is not known. */
export type TotalsRow = Row &
  (
    | { readonly kind: 'vat'; readonly rate: number | null }
    | {
        readonly kind:
          | 'net'
          | 'total'
          | 'untaxedTotal'
          | 'netToPay'
          | 'credits'
          | 'asked'
          | 'received'
          | 'remaining'
          | 'now';
      }
  );

export interface TotalsProps {
  readonly rows: readonly TotalsRow[];
}

function TotalText({ row }: { readonly row: TotalsRow }) {
  const { i18n } = useLingui();
  switch (row.kind) {
    case 'net':
      return <Trans>Subtotal</Trans>;
    case 'vat': {
      const percentage = row.rate === null ? null : formatRate(row.rate, i18n);
      return percentage === null ? <Trans>VAT</Trans> : <Trans>VAT {percentage}</Trans>;
    }
    case 'total':
      return <Trans context="VAT included">Total</Trans>;
    case 'untaxedTotal':
      return <Trans>Total</Trans>;
    case 'netToPay':
      return <Trans>Net amount due</Trans>;
    case 'credits':
      return <Trans>Credit notes</Trans>;
    case 'asked':
      return <Trans>Total after credit notes</Trans>;
    case 'received':
      return <Trans>Already received</Trans>;
    case 'remaining':
      return <Trans>Balance due</Trans>;
    case 'now':
      return <Trans>To pay now</Trans>;
  }
}

/** Net, tax by rate, total; less credit notes and receipts. */
export function Totals({ rows }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {rows.map((row, index) => (
        <div key={row.kind === 'vat' ? row.rate : row.kind} className={row.isSum ? styles.total : styles.part}>
          <dt>
            <TotalText row={row} />
          </dt>
          <dd>
            {/* One sum leads: the last. */}
            <Amount value={row.amount} isLarge={row.isSum && index === rows.length - 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
