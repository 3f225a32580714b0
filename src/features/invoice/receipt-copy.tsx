import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { receiptCopyForm } from '../../../machines/validation/forms/receipt-copy.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import type { InvoiceScreenProps } from './screen-props.ts';

/** A copy of the receipt for somebody: whoever keeps the accounts, or whoever paid by link. */
export function ReceiptCopy({ data: { draft, failure }, send, busy }: InvoiceScreenProps<'paid'>) {
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
        failureTitle={<Trans>The copy was not sent</Trans>}
        failureAdvice={<Trans>Your payment is settled all the same. Try again in a moment.</Trans>}
        notices={
          <div role="status">
            {sentTo !== '' && (
              <Notice kind="success">
                <p>
                  <Trans>
                    A copy is on its way to <span translate="no">{sentTo}</span>.
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
              <TextField
                {...form.field('email')}
                type="email"
                autoComplete="email"
                inputMode="email"
                label={<Trans>E-mail address</Trans>}
                help={<Trans>Your own, or that of whoever keeps the accounts.</Trans>}
              />
            ),
          }}
        />
        <Actions>
          <Button type="submit" isPending={busy}>
            <Trans>Send the copy</Trans>
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
