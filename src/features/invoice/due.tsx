import { Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '../../../machines/domain/day.ts';
import type { Day, Invoice } from '../../../machines/domain/invoice.ts';
import { conditionOf } from '../../../machines/domain/invoice.ts';
import { sumByCurrency } from '../../../machines/domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import styles from './due.module.css';
import { choicePlace } from './places.ts';

/** Link to the page of invoices. */
export const toInvoices = (
  <Link href={choicePlace} variant="standalone" icon="forward">
    <Trans>View your invoices</Trans>
  </Link>
);

const remainingOf = ({ remaining }: Invoice) => remaining;

/** Amounts in each of their currencies, as a language joins them. */
function useSums(): (invoices: readonly Invoice[]) => string {
  const { i18n } = useLingui();
  return (invoices) =>
    formatList(
      sumByCurrency(invoices.map(remainingOf)).map((amount) => formatMoney(amount, i18n)),
      i18n,
    );
}

/** What is to be paid in all, what of it is urgent, and the way to pay it. */
export function Due({ payable, today }: { readonly payable: readonly Invoice[]; readonly today: Day }) {
  const sumsOf = useSums();
  const isOverdue = ({ dueOn }: Invoice) => daysBetween(today, dueOn) < 0;
  const overdue = payable.filter(isOverdue);
  const soon = payable.filter((invoice) => conditionOf(invoice, today).kind === 'dueSoon');
  const total = sumsOf(payable);
  return (
    <div className={styles.due}>
      <p>
        <Trans>
          To pay <strong className={styles.sum}>{total}</strong>
        </Trans>
        {overdue.length > 0 ? (
          <span className={styles.urgent}>
            <Trans>{sumsOf(overdue)} overdue</Trans>
          </span>
        ) : (
          soon.length > 0 && (
            <span className={styles.urgent}>
              <Trans>{sumsOf(soon)} due soon</Trans>
            </span>
          )
        )}
      </p>
      <Actions>
        <Link href={choicePlace} variant="button">
          {new Set(payable.map(({ total: { currency } }) => currency)).size === 1 ? (
            <Trans>Pay {total}</Trans>
          ) : (
            <Trans>Pay the invoices</Trans>
          )}
        </Link>
      </Actions>
    </div>
  );
}

/** View of a person without open invoices. */
export function NothingToPay() {
  return (
    <>
      <p>
        <Trans>Nothing to pay right now. You can print your settled invoices.</Trans>
      </p>
      <Actions>{toInvoices}</Actions>
    </>
  );
}
