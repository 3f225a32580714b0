import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { ValuesOf } from '../../../validation/form.ts';
import { receiptCopyForm } from '../../../validation/forms/ordering.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { EmailField, Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { Paid } from '../shared/ordering/later-views.ts';
import { invoiceSheet } from './invoice-sheet.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { invoiceWays } from './invoice-ways.tsx';

/** Sends a copy of the receipt to another address, such as the accountant's, or that of the payer by link. */
function ReceiptCopy({ data: { draft, failure }, send, busy }: InvoiceScreenProps<'paid'>) {
  const { email, sentTo } = draft.copy;
  const form = useForm({
    form: receiptCopyForm,
    typed: { email },
    onChange: (change) => send({ type: 'copy.written', email, ...change }),
    failure,
    // Once a copy is on its way another one is another question.
    subject: sentTo,
    busy,
    onValid: () => send({ type: 'copy.sent' }),
  });
  return (
    <Section title={<Trans>Send a copy of the receipt</Trans>}>
      <Form
        form={form}
        failureTitle={{
          uncertain: <Trans>We may not have sent the copy</Trans>,
          refused: <Trans>We couldn’t send the copy</Trans>,
        }}
        failureAdvice={<Trans>This doesn’t affect your payment.</Trans>}
        notices={
          <div role="status">
            {sentTo !== '' && (
              <Notice kind="success">
                <p>
                  <Trans>
                    We’re emailing a copy to <span translate="no">{sentTo}</span>.
                  </Trans>
                </p>
              </Notice>
            )}
          </div>
        }
      >
        <Controls<ValuesOf<typeof receiptCopyForm>>
          each={{
            email: (
              <EmailField
                {...form.field('email')}
                autoComplete="email"
                help={<Trans>Yours, or your accountant’s.</Trans>}
              />
            ),
          }}
        />
        <Actions>
          <Button type="submit" isPending={busy}>
            <Trans>Send copy</Trans>
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}

/** A receipt with its invoices, each to be printed, and a form to send a copy to another person. */
export function PaidInvoices(props: InvoiceScreenProps<'paid'>) {
  const { invoices, paidAt, reference } = props.data.outcome;
  const { shown, fold } = useTruncatedList(invoices);
  return (
    <Paid {...props} ways={invoiceWays}>
      <Actions>
        {shown.map((invoice) => (
          <Fragment key={invoice.id}>
            <PrintButton sheet={() => invoiceSheet({ invoice, ...(invoice.paidBy === reference && { paidAt }) })}>
              <Trans>Print invoice {invoice.reference}</Trans>
            </PrintButton>
            <DocumentLink kind="invoice" reference={invoice.reference}>
              <Trans>Download the invoice (PDF)</Trans>
            </DocumentLink>
          </Fragment>
        ))}
        {fold}
      </Actions>
      <ReceiptCopy {...props} />
    </Paid>
  );
}

/** The views of the invoices' own later steps: a file of their own, which comes while the first one is read. */
export { Check } from './check.tsx';
