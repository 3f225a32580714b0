import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { addressFields } from '../../../machines/domain/address.ts';
import { billingOf } from '../../../machines/domain/billing.ts';
import { billingForm } from '../../../machines/validation/forms/billing.ts';
import type { FieldName } from '../../../machines/validation/field-names.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressChoice } from '../address/address-choice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { ChoiceLink, HelpLink } from '../ordering/event-links.tsx';
import { useFormCheck } from '../use-form-check.ts';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

/** The kept addresses could not be read: one is typed, or they are read again. */
function AddressesUnread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="info" title={<Trans>Your addresses could not be read</Trans>}>
      <p>
        <Trans>You can type one and go on all the same.</Trans>
      </p>
      <Button variant="quiet" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}

/** To whom the subscription is invoiced. What is typed goes into the draft at once, so that nothing is lost. */
export function Billing({ data, can, send, busy }: PaymentScreenProps<'billing'>) {
  const [attempt, setAttempt] = useState(0);
  const { draft, book, countries, failure } = data;
  const { billing } = draft;
  const write = (change: Partial<typeof billing>): void =>
    send({ type: 'billing.written', billing: { ...billing, ...change } });

  const { valid, errorOf } = useFormCheck(billingForm, billingOf(billing));
  const isTried = attempt > 0;
  const complaint = (field: FieldName, path: string = field) =>
    failure?.fields[field] ?? (isTried ? errorOf(field, path) : undefined);
  const lineComplaint = (field: (typeof addressFields)[number]) => complaint(field, `address.${field}`);
  const errors = [
    ...addressFields.map((field) => ({
      field: billing.kept ? 'billing' : `billing.${field}`,
      message: lineComplaint(field),
    })),
    { field: 'vatNumber', message: complaint('vatNumber') },
    { field: 'purchaseOrder', message: complaint('purchaseOrder') },
  ].filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (valid) send({ type: 'billing.confirmed' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={busy ? [] : errors} attempt={attempt} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>The total could not be computed</Trans>} takesFocus>
            <p>
              <Trans>What you entered is still here, and nothing was charged. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        {book === null && !busy && <AddressesUnread onRetry={() => send({ type: 'retried' })} />}
        <AddressChoice
          name="billing"
          legend={<Trans>Billing address</Trans>}
          help={<Trans>It stands on the invoice, and the tax follows it.</Trans>}
          kept={book?.addresses ?? []}
          chosen={billing.kept}
          onChoose={(kept) => write({ kept })}
          address={billing.typed}
          onChange={(typed) => write({ typed })}
          countries={countries}
          errorOf={lineComplaint}
          isReadOnly={busy}
        >
          <Checkbox
            name="isToBeKept"
            label={<Trans>Keep this address</Trans>}
            description={<Trans>It is then offered for your next order.</Trans>}
            isChosen={billing.isToBeKept}
            onChange={(isToBeKept) => write({ isToBeKept })}
            isReadOnly={busy}
          />
        </AddressChoice>
        <TextField
          name="vatNumber"
          isOptional
          autoComplete="off"
          size={20}
          label={<Trans>VAT number (optional)</Trans>}
          help={<Trans>With its country code, such as FR40303265045.</Trans>}
          value={billing.vatNumber}
          onChange={(vatNumber) => write({ vatNumber })}
          error={complaint('vatNumber')}
          isReadOnly={busy}
        />
        <TextField
          name="purchaseOrder"
          isOptional
          autoComplete="off"
          size={20}
          label={<Trans>Purchase-order number (optional)</Trans>}
          help={<Trans>Your own number for this order: it stands on the invoice.</Trans>}
          value={billing.purchaseOrder}
          onChange={(purchaseOrder) => write({ purchaseOrder })}
          error={complaint('purchaseOrder')}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Check your payment</Trans>
          </Button>
          <ChoiceLink can={can} send={send} ways={paymentWays(data)}>
            <Trans>Back</Trans>
          </ChoiceLink>
          <HelpLink can={can} send={send} ways={paymentWays(data)} />
        </Actions>
      </Stack>
    </form>
  );
}
