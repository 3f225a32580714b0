import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { InvoicesAnswer } from '../../../machines/domain/checkout.ts';
import type { Invoice, Moment } from '../../../machines/domain/invoice.ts';
import { isTransferAwaited, openByUrgency } from '../../../machines/domain/invoice.ts';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { choicePlace, outcomePlace } from './places.ts';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';
import { TitleList } from '../shared/title-list.tsx';
import { sectionScreens } from '../shared/section-screens.tsx';

/** How many invoices are told here; all of them stand on their page. */
const MOST = 5;

function Condition({ invoice, readAt }: { readonly invoice: Invoice; readonly readAt: Moment }) {
  const { awaitedTransfer } = invoice;
  return (
    <>
      <InvoiceSubject invoice={invoice} />
      <br />
      <InvoiceConditionText invoice={invoice} readAt={readAt} />
      {awaitedTransfer && isTransferAwaited(invoice) && (
        <Actions>
          <Link href={outcomePlace(awaitedTransfer.reference)} variant="standalone">
            <span>
              <Trans>See the details</Trans> <VisuallyHidden as="span">{awaitedTransfer.reference}</VisuallyHidden>
            </span>
          </Link>
        </Actions>
      )}
    </>
  );
}

const toInvoices = (
  <Link href={choicePlace} variant="standalone" icon="forward">
    <Trans>See your invoices</Trans>
  </Link>
);

/** What is to be paid, and when; what is paid stands on the page of invoices. */
function OpenInvoices({ received: { invoices, readAt } }: { readonly received: InvoicesAnswer }) {
  const today = dayIn(readAt, useTimeZone());
  const open = openByUrgency(invoices, today);
  const others = open.length - MOST;
  const payable = open.filter((invoice) => !isTransferAwaited(invoice)).length;
  return (
    <>
      <TitleList
        items={open.slice(0, MOST).map((invoice) => ({
          id: invoice.id,
          title: <Reference>{invoice.reference}</Reference>,
          line: <Condition invoice={invoice} readAt={readAt} />,
          detail: <Amount value={invoice.remaining} />,
        }))}
      />
      {others > 0 && (
        <p>
          <Plural value={others} one="And # other open invoice" other="And # other open invoices" />
        </p>
      )}
      <Actions>
        {payable > 0 ? (
          <Link href={choicePlace} variant="button">
            <Plural value={payable} one="Pay the invoice" other="Pay the invoices" />
          </Link>
        ) : (
          toInvoices
        )}
      </Actions>
    </>
  );
}

function NothingToPay() {
  return (
    <>
      <p>
        <Trans>Nothing to pay at the moment. What is settled can be printed.</Trans>
      </p>
      <Actions>{toInvoices}</Actions>
    </>
  );
}

/** The section of what a person has to pay. */
export const openInvoicesScreens = sectionScreens<InvoicesAnswer>({
  title: msg`Invoices`,
  unread: msg`Your invoices could not be loaded`,
  rows: 2,
  shown: OpenInvoices,
  empty: NothingToPay,
  elsewhere: toInvoices,
});
