import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { subscriptionPaths } from '../../../../contract/pages/subscription.ts';
import { ownReceipts } from '../../../../domain/payment-amounts.ts';
import type { PaidOutcome } from '../../../../domain/payment.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Figure, TextList } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { PagePrint } from '../../../ui/layout/print-sheet.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { OutcomeColumns } from '../../../ui/layout/outcome.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DocumentLink } from './document-link.tsx';
import { InvoiceTitle } from './invoice-subject.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { MethodName } from './method-name.tsx';
import { Receipt } from './receipt.tsx';
import { RefundSummary } from './refund-text.tsx';
import { useAmounts } from './use-amounts.ts';
import type { OrderingScreenProps } from './screen-props.ts';

/** Subscriptions that begin with the payment, as items of a `TextList`: the only one by what was bought. */
function periodItems({ subscriptions, invoices }: Pick<PaidOutcome, 'subscriptions' | 'invoices'>) {
  const [invoice, ...others] = invoices;
  const title = subscriptions.length === 1 && invoice?.lines.length === 1 && others.length === 0 && (
    <InvoiceTitle invoice={invoice} />
  );
  return subscriptions.flatMap(({ id, reference, isFromQuotation, period }) => {
    if (!period) return [];
    const from = <DateText day={period.startsOn} />;
    const to = <DateText day={period.endsOn} />;
    const text = title ? (
      <Trans>
        {title} runs from {from} to {to}.
      </Trans>
    ) : isFromQuotation ? (
      <Trans>
        The subscription of quote {reference} runs from {from} to {to}.
      </Trans>
    ) : (
      <Trans>
        Subscription {reference} runs from {from} to {to}.
      </Trans>
    );
    return [{ id: `subscription-${id}`, text }];
  });
}

const ownInvoices = {
  id: 'invoices',
  text: <Trans>Your payment now appears in your paid invoices.</Trans>,
};

const keptAddress = {
  id: 'keep',
  text: <Trans>You can bookmark or print this page.</Trans>,
};

/** For visitors by an invoice link, which keeps working. */
const keptLink = {
  id: 'keep',
  text: <Trans>The link you followed still opens the invoice and this receipt.</Trans>,
};

/** Recipient of the receipt; a payer of another person's invoice sees the address only as far as they may know it. */
function ReceiptMail({ receiptTo }: Pick<PaidOutcome, 'receiptTo'>) {
  if (receiptTo === null) return <Trans>We’re emailing the receipt to the address on your account.</Trans>;
  return (
    <Trans>
      We’re emailing the receipt to <span translate="no">{receiptTo}</span>, where we sent the invoice.
    </Trans>
  );
}

export interface PaidProps extends OrderingScreenProps<'paid'> {
  /** Further actions on the receipt. */
  readonly children?: ReactNode;
}

/** The server says that the money has arrived. Printed, the page is the receipt. */
export function Paid({ data: { outcome }, can, send, ways, children }: PaidProps) {
  const inWords = useAmounts();
  const receipts = ownReceipts(outcome);
  // A visitor by an invoice link may not open the subscription.
  const [subscription, ...others] = outcome.subscriptions;
  const isOwn = outcome.receiptTo === null && subscription !== undefined && others.length === 0;
  const received = inWords(receipts.map(({ amount }) => amount));
  return (
    <Stack>
      <PagePrint>
        <Receipt outcome={outcome} heading="h1" />
      </PagePrint>
      <Stack>
        <Intro kind="success">
          {receipts.length === 1 ? (
            <Trans>
              We received <Figure>{received}</Figure> <MethodName method={outcome.method} /> on{' '}
              <DateText moment={outcome.paidAt} />. Thank you.
            </Trans>
          ) : (
            <Trans>
              We received <Figure>{received}</Figure> <MethodName method={outcome.method} />. Thank you.
            </Trans>
          )}{' '}
          <RefundSummary outcome={outcome} />
        </Intro>
        <Actions>
          {isOwn && (
            <Link href={linkTo(subscriptionPaths.detail, { aboId: String(subscription.id) })} variant="button">
              <Trans>View your subscription</Trans>
            </Link>
          )}
          <DocumentLink kind="receipt" reference={outcome.reference} isButton={!isOwn}>
            <Trans>Download the receipt (PDF)</Trans>
          </DocumentLink>
          <PrintButton>
            <Trans>Print the receipt</Trans>
          </PrintButton>
          {ways.onward === null ? (
            <ChoiceLink can={can} send={send} ways={ways}>
              {ways.back}
            </ChoiceLink>
          ) : (
            !isOwn && ways.onward
          )}
          <HelpLink can={can} send={send} ways={ways} />
        </Actions>
        <OutcomeColumns
          next={
            <Section title={<Trans>What happens next</Trans>}>
              <TextList
                items={[
                  { id: 'mail', text: <ReceiptMail receiptTo={outcome.receiptTo} /> },
                  ...periodItems(outcome),
                  ...(outcome.receiptTo === null ? [ownInvoices, keptAddress] : [keptLink]),
                ]}
              />
            </Section>
          }
          more={children}
        >
          <Receipt outcome={outcome} />
        </OutcomeColumns>
      </Stack>
    </Stack>
  );
}
