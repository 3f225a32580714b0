import { Trans } from '@lingui/react/macro';
import { billingOf } from '../../../machines/domain/billing.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { billingForm } from '../../../machines/validation/forms/billing.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AddressChoice } from '../shared/address/address-choice.tsx';
import { KeepAddress } from '../shared/address/keep-address.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { ChoiceLink, HelpLink } from '../shared/ordering/event-links.tsx';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

/** The kept addresses could not be read: one is typed, or they are read again. */
function AddressesUnread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="info" title={<Trans>Your addresses could not be loaded</Trans>}>
      <p>
        <Trans>You can enter one and continue.</Trans>
      </p>
      <Button variant="quiet" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}

/** To whom the subscription is invoiced. What is typed goes into the draft at once, so that nothing is lost. */
export function Billing({ data, can, send, busy }: PaymentScreenProps<'billing'>) {
  const { draft, book, countries, failure } = data;
  const { billing } = draft;
  const write = (change: Partial<typeof billing>): void =>
    send({ type: 'billing.written', billing: { ...billing, ...change } });
  const form = useForm({
    form: billingForm,
    typed: billingOf(billing),
    onChange: ({ address: _address, ...change }) => write(change),
    failure,
    busy,
    onValid: () => send({ type: 'billing.confirmed' }),
  });

  return (
    <Form
      form={form}
      failureTitle={<Trans>The total could not be calculated</Trans>}
      failureAdvice={<Trans>What you entered is still here, and nothing was charged. Try again in a moment.</Trans>}
    >
      {book === null && !busy && <AddressesUnread onRetry={() => send({ type: 'retried' })} />}
      <Controls<ValuesOf<typeof billingForm>>
        each={{
          address: (
            <AddressChoice
              field={form.at('address')}
              at={(line) => form.at(`address.${line}`)}
              legend={<Trans>Billing address</Trans>}
              help={<Trans>It appears on the invoice and determines the VAT.</Trans>}
              kept={book?.addresses ?? []}
              chosen={billing.kept}
              onChoose={(kept) => write({ kept })}
              address={billing.typed}
              onChange={(typed) => write({ typed })}
              countries={countries}
            >
              <KeepAddress
                name="isToBeKept"
                isChosen={billing.isToBeKept}
                onChange={(isToBeKept) => write({ isToBeKept })}
                isReadOnly={busy}
              />
            </AddressChoice>
          ),
          vatNumber: (
            <TextField
              {...form.field('vatNumber')}
              isOptional
              autoComplete="off"
              size={20}
              label={<Trans>VAT number (optional)</Trans>}
              help={<Trans>With its country code, such as FR40303265045.</Trans>}
            />
          ),
          purchaseOrder: (
            <TextField
              {...form.field('purchaseOrder')}
              isOptional
              autoComplete="off"
              size={20}
              label={<Trans>Purchase order number (optional)</Trans>}
              help={<Trans>Your own number for this order: it appears on the invoice.</Trans>}
            />
          ),
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Continue</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={paymentWays(data)}>
          <Trans>Back</Trans>
        </ChoiceLink>
        <HelpLink can={can} send={send} ways={paymentWays(data)} />
      </Actions>
    </Form>
  );
}
