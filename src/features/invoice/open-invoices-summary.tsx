import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { InvoicesAnswer } from '../../../machines/domain/checkout.ts';
import { daysBetween } from '../../../machines/domain/day.ts';
import type { Day, Invoice, Moment } from '../../../machines/domain/invoice.ts';
import { conditionOf, isTransferAwaited, openByUrgency } from '../../../machines/domain/invoice.ts';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import { sumByCurrency } from '../../../machines/domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { choicePlace, outcomePlace } from './places.ts';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';
import { TitleList } from '../shared/title-list.tsx';
import { sectionScreens } from '../shared/section-screens.tsx';
import styles from './open-invoices-summary.module.css';

/** Most invoices that are listed here; their page has all. */
const MOST = 5;

function Condition({ invoice, readAt }: { readonly invoice: Invoice; readonly readAt: Moment }) {
  const { awaitedTransfer, dueOn, reference } = invoice;
  return (
    <>
      <Trans>
        <Reference>{reference}</Reference> · due on <DateText day={dueOn} />
      </Trans>
      <br />
      <InvoiceConditionText invoice={invoice} readAt={readAt} />
      {awaitedTransfer && isTransferAwaited(invoice) && (
        <Actions>
          <Link href={outcomePlace(awaitedTransfer.reference)} variant="standalone">
            <span>
              <Trans>View bank details</Trans> <VisuallyHidden as="span">{awaitedTransfer.reference}</VisuallyHidden>
            </span>
          </Link>
        </Actions>
      )}
    </>
  );
}

const toInvoices = (
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
function Due({ payable, today }: { readonly payable: readonly Invoice[]; readonly today: Day }) {
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

/** Open invoices with their due dates; paid ones are on the page of invoices. */
function OpenInvoices({ received: { invoices, readAt } }: { readonly received: InvoicesAnswer }) {
  const today = dayIn(readAt, useTimeZone());
  const open = openByUrgency(invoices, today);
  const others = open.length - MOST;
  const payable = open.filter((invoice) => !isTransferAwaited(invoice));
  return (
    <>
      {payable.length > 0 && <Due payable={payable} today={today} />}
      <TitleList
        items={open.slice(0, MOST).map((invoice) => ({
          id: invoice.id,
          title: <InvoiceSubject invoice={invoice} />,
          figure: <Amount value={invoice.remaining} />,
          line: <Condition invoice={invoice} readAt={readAt} />,
        }))}
      />
      {others > 0 && (
        <p>
          <Plural value={others} one="And # other open invoice" other="And # other open invoices" />
        </p>
      )}
      {payable.length === 0 && <Actions>{toInvoices}</Actions>}
    </>
  );
}

function NothingToPay() {
  return (
    <>
      <p>
        <Trans>Nothing to pay right now. You can print your settled invoices.</Trans>
      </p>
      <Actions>{toInvoices}</Actions>
    </>
  );
}

/** The section of what a person has to pay. */
export const openInvoicesScreens = sectionScreens<InvoicesAnswer>({
  title: msg`Invoices`,
  unread: msg`We couldn’t load your invoices`,
  rows: 2,
  shown: OpenInvoices,
  empty: NothingToPay,
  elsewhere: toInvoices,
});
