import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isSettled, openByDueDate } from '../../../machines/domain/invoice.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { invoiceChoiceForm } from '../../../machines/validation/forms/invoice-choice.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { SettledInvoices } from './settled-invoices.tsx';
import { invoiceWays } from './ways.tsx';

/** Which invoices are paid, and how. */
export function Choice({ data, can, send, busy }: InvoiceScreenProps<'choice'>) {
  const { invoices, readAt, draft, notice } = data;
  const open = useMemo(() => openByDueDate(invoices), [invoices]);
  const selected = draft.selected ?? [];
  const isSelected = new Set(selected);
  const form = useForm({
    form: invoiceChoiceForm,
    typed: { invoices: open.filter(({ id }) => isSelected.has(id)) },
    failure: null,
    busy,
    onValid: () => send({ type: 'selection.confirmed' }),
  });

  return (
    <Stack gap="wide">
      <Form form={form} notices={<ChoiceNotice notice={notice} />}>
        <Controls<ValuesOf<typeof invoiceChoiceForm>>
          each={{
            invoices: (
              <OpenInvoices
                field={form.at('invoices')}
                invoices={open}
                readAt={readAt}
                selected={selected}
                onChange={(invoiceIds) => send({ type: 'selection.changed', invoiceIds })}
                can={can}
                send={send}
              />
            ),
          }}
        />
        <RadioList
          name="method"
          legend={<Trans>How would you like to pay?</Trans>}
          chosen={draft.method}
          onChange={(method) => send({ type: 'method.chosen', method })}
          options={[
            {
              value: 'card',
              label: <MethodTitle method="card" />,
              description: <Trans>On the secure page of our payment provider. The receipt follows at once.</Trans>,
            },
            {
              value: 'transfer',
              label: <MethodTitle method="transfer" />,
              description: <Trans>We give you the account and the exact reference to quote.</Trans>,
            },
          ]}
        />
        <Actions>
          <Button variant="primary" type="submit">
            <Trans>Continue</Trans>
          </Button>
          <HelpLink can={can} send={send} ways={invoiceWays} />
        </Actions>
      </Form>
      <SettledInvoices invoices={invoices.filter(isSettled)} />
    </Stack>
  );
}
