import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import type { WholeRead } from '../../../domain/completeness.ts';
import { byDay, daysBetween } from '../../../domain/day.ts';
import type { Day } from '../../../domain/day.ts';
import type { DuePart } from '../../../domain/instalments.ts';
import { dueNowOf, duePartsOf } from '../../../domain/instalments.ts';
import { cartOf } from '../../../domain/invoice.ts';
import type { Money } from '../../../domain/money.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import styles from './due.module.css';
import { DateText } from '../../ui/text/date-text.tsx';
import type { ReceivedProps } from '../shared/section-screens.tsx';
import { useReportsNothingDue } from '../shared/use-nothing-due.ts';
import { choicePlace } from './places.ts';
import { LaterText } from './later-text.tsx';
import { PendingRefunds } from './pending-refunds.tsx';
import { toInvoices, payableAmong } from './payable.tsx';

/** Amounts in each of their currencies, as a language joins them. */
function useSums(): (amounts: readonly Money[]) => string {
  const { i18n } = useLingui();
  return (amounts) =>
    formatList(
      sumByCurrency(amounts).map((amount) => formatMoney(amount, i18n)),
      i18n,
    );
}

const leftOf = ({ left }: DuePart) => left;

/** What is due now, by when the first of it; what follows; and the way to pay it. */
export function Due({ received, today }: { readonly received: InvoicesAnswer & WholeRead; readonly today: Day }) {
  const payable = payableAmong(received, today);
  const sumsOf = useSums();
  const parts = payable.flatMap((invoice) => duePartsOf(invoice));
  const overdue = parts.filter(({ dueOn }) => daysBetween(today, dueOn) < 0);
  const [first] = parts.toSorted((one, other) => byDay(one.dueOn, other.dueOn));
  const total = sumsOf(payable.map((invoice) => dueNowOf(invoice, today)));
  const earliest = sumsOf(parts.filter(({ dueOn }) => dueOn === first?.dueOn).map(leftOf));
  const later = payable.flatMap((invoice) =>
    duePartsOf(invoice)
      .slice(1)
      .filter(({ dueOn }) => daysBetween(today, dueOn) >= 0),
  );
  const charge = cartOf(payable, 'next')?.charge;
  const day = first && <DateText day={first.dueOn} />;
  return (
    <div className={styles.due}>
      <p>
        {payable.some(({ vat }) => vat.minor > 0) ? (
          <Trans>
            To pay <strong className={styles.sum}>{total}</strong> incl. VAT
          </Trans>
        ) : (
          <Trans>
            To pay <strong className={styles.sum}>{total}</strong>
          </Trans>
        )}
        {overdue.length > 0 ? (
          <span className={styles.note}>
            <Trans>
              {sumsOf(overdue.map(leftOf))} overdue since {day}
            </Trans>
          </span>
        ) : (
          <span className={styles.note}>
            {earliest === total ? (
              <Trans>by {day}</Trans>
            ) : (
              <Trans>
                of which {earliest} by {day}
              </Trans>
            )}
          </span>
        )}
        {later.length > 0 && (
          <span className={styles.note}>
            <LaterText parts={later} />
          </span>
        )}
      </p>
      <Actions>
        <Link href={choicePlace} variant="button">
          {charge ? <Trans>Pay {sumsOf([charge])}</Trans> : <Trans>Pay the invoices</Trans>}
        </Link>
      </Actions>
    </div>
  );
}

/** The way to pay invoices where their sum is unknown, since not all were read. */
export function PayInvoices() {
  return (
    <Actions>
      <Link href={choicePlace} variant="button">
        <Trans>Pay the invoices</Trans>
      </Link>
    </Actions>
  );
}

/** View of a person without open invoices. */
export function NothingToPay({ received, ...retry }: ReceivedProps<InvoicesAnswer & WholeRead>) {
  useReportsNothingDue('openInvoices');
  return (
    <>
      <div className={styles.settled}>
        <p>
          <Trans>Nothing to pay right now. You can print your invoices.</Trans>
        </p>
        <Actions>{toInvoices}</Actions>
      </div>
      <PendingRefunds refunds={received.refunds} {...retry} />
    </>
  );
}
