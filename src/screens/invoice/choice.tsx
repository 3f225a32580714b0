import { Trans, useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { isOpen } from '../../../machines/domain/invoice.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ChoiceNotice } from './choice-notice.tsx';
import { HelpLink } from '../ordering/event-links.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { MethodTitle } from '../ordering/method-name.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { SettledInvoices } from './settled-invoices.tsx';
import { invoiceWays } from './ways.tsx';

/** Which invoices are paid, and how. */
export function Choice({ data, can, send }: InvoiceScreenProps<'choice'>) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const { invoices, draft, cart, notice } = data;
  const selected = draft.selected ?? [];
  const isRefused = notice === 'nothingChosen' && cart === null;
  const problem = selected.length === 0 ? t`Choose at least one invoice.` : t`Choose invoices of one currency only.`;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    send({ type: 'selection.confirmed' });
  };

  return (
    <Stack gap="wide">
      <form noValidate onSubmit={submit}>
        <Stack>
          <ErrorSummary errors={isRefused ? [{ field: 'invoices', message: problem }] : []} attempt={attempt} />
          <ChoiceNotice notice={notice} />
          <OpenInvoices
            invoices={invoices.filter(isOpen)}
            selected={selected}
            error={isRefused ? problem : undefined}
            onChange={(invoiceIds) => send({ type: 'selection.changed', invoiceIds })}
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
              <Trans>Check your payment</Trans>
            </Button>
            <HelpLink can={can} send={send} ways={invoiceWays} />
          </Actions>
        </Stack>
      </form>
      <SettledInvoices invoices={invoices.filter((invoice) => !isOpen(invoice))} />
    </Stack>
  );
}
