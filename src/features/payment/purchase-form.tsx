import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../domain/money.ts';
import type { PaymentMethod } from '../../../domain/payment.ts';
import { amountBy } from '../../../domain/subscription-order.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { purchaseForm } from '../../../validation/forms/ordering.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { ButtonSum } from '../../ui/form/button-sum.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { NextStepNote } from '../shared/ordering/pay-button.tsx';
import { TermsOfSale } from '../shared/ordering/terms-of-sale.tsx';
import { MethodField, WalletTooSmall } from './choice.tsx';
import type { PaymentScreenProps } from './screen-props.ts';
import { billingPlace, paymentWays } from './ways.tsx';

/** The label of the button that places the order: what it obliges one to, and how it is paid. */
function OrderLabel({ method, amount }: { readonly method: PaymentMethod; readonly amount: Money }) {
  const { i18n } = useLingui();
  const total = formatMoney(amount, i18n);
  switch (method) {
    case 'card':
      return (
        <Trans>
          Order and pay <ButtonSum>{total}</ButtonSum>
        </Trans>
      );
    case 'transfer':
      return <Trans>Order for {total}, pay by transfer</Trans>;
    case 'wallet':
      return <Trans>Order and pay {total} from your wallet</Trans>;
  }
}

/** The end of a check that places the order: how it is paid, and the terms of sale. */
export function PurchaseForm({ data, can, send, busy }: PaymentScreenProps<'check'>) {
  const { id, order, draft, hasAgreed, failure } = data;
  const { methods, wallet, version } = order;
  const { method } = draft;
  const form = useForm({
    form: purchaseForm,
    typed: { method, hasAgreed },
    // Another price resets the form: it must be read before errors show.
    subject: version,
    failure,
    busy,
    onValid: () => send({ type: 'payment.confirmed' }),
  });
  return (
    <Form
      form={form}
      failureTitle={<Trans>We couldn’t start your payment</Trans>}
      failureAdvice={<Trans>You haven’t been charged. You can safely try again.</Trans>}
    >
      <Controls<ValuesOf<typeof purchaseForm>>
        each={{
          method: (
            <>
              <WalletTooSmall methods={methods} wallet={wallet} />
              <MethodField
                {...form.at('method')}
                order={order}
                chosen={method}
                onChoose={(chosen) => send({ type: 'method.chosen', method: chosen })}
              />
            </>
          ),
          hasAgreed: (
            <TermsOfSale
              {...form.at('hasAgreed')}
              hasAgreed={hasAgreed}
              onChange={(isChosen) => send({ type: 'terms.agreed', hasAgreed: isChosen })}
            />
          ),
        }}
      />
      <p>
        <NextStepNote method={method} />
      </p>
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <OrderLabel method={method} amount={amountBy(method, order)} />
        </Button>
        <PreviousStepLink href={billingPlace(id)} event={{ type: 'billing.reopened' }} can={can} send={send} />
        <HelpLink can={can} send={send} ways={paymentWays(data)} />
      </Actions>
    </Form>
  );
}
