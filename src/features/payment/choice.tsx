import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../domain/money.ts';
import type { PaymentMethod } from '../../../domain/payment.ts';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { fixedBilling } from '../../../domain/subscription-order.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { paymentMethodForm } from '../../../validation/forms/ordering.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { Reference, TextNote } from '../../ui/text/text-parts.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import type { FieldState } from '../shared/form/use-form.ts';
import { useForm } from '../shared/form/use-form.ts';
import { TransfersAwaited } from '../shared/ordering/check-notices.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { BillingFixed } from './billing-fixed.tsx';
import { CreditsText } from './credits-text.tsx';
import { SubscriptionNumberText } from '../shared/subscription-number.tsx';
import { PaymentNoticeMessage } from './payment-notice.tsx';
import { OfferText } from '../shared/offer/offer-text.tsx';
import { usePublicationName } from '../shared/offer/use-publication-name.ts';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

interface MethodTextProps {
  readonly method: PaymentMethod;
  readonly wallet: SubscriptionOrder['wallet'];
  readonly total: Money;
}

/** Explanation of a payment method. */
function MethodText({ method, wallet, total }: MethodTextProps) {
  const { i18n } = useLingui();
  switch (method) {
    case 'card':
      return <Trans>On our payment provider’s secure page. You’ll get the receipt right away.</Trans>;
    case 'transfer':
      return <Trans>You’ll get our bank details and a payment reference.</Trans>;
    case 'wallet': {
      const balance = wallet && formatMoney(wallet.balance, i18n);
      return (
        <>
          <Trans>Your balance is {balance}. You’ll get the receipt right away.</Trans>
          {wallet && (
            <>
              {' '}
              <CreditsText total={total} price={wallet.price} />
            </>
          )}
        </>
      );
    }
  }
}

/** Reason why the wallet is not among the payment methods. */
export function WalletTooSmall({ methods, wallet }: Pick<SubscriptionOrder, 'methods' | 'wallet'>) {
  const { i18n } = useLingui();
  if (!wallet || methods.includes('wallet')) return null;
  const balance = formatMoney(wallet.balance, i18n);
  const price = formatMoney(wallet.price, i18n);
  return (
    <TextNote>
      <Trans>
        Your balance is {balance}. This costs {price}, so you need another payment method.
      </Trans>
    </TextNote>
  );
}

/** It is not sold a second time: an invoice asks for it already. */
function InvoicedNotice({ invoice }: Pick<SubscriptionOrder, 'invoice'>) {
  if (invoice === null) return null;
  return (
    <Notice kind="info">
      <p>
        <Trans>
          Invoice <Reference>{invoice}</Reference> asks for this payment already.{' '}
          <Link href={linkTo(invoicePaths.choice)}>Pay it with your invoices</Link> or continue here. One payment is
          enough.
        </Trans>
      </p>
    </Notice>
  );
}

interface MethodFieldProps extends FieldState {
  readonly order: Pick<SubscriptionOrder, 'methods' | 'wallet' | 'priced'>;
  readonly chosen: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The choice of a payment method. */
export function MethodField({ order: { methods, wallet, priced }, chosen, onChoose, ...field }: MethodFieldProps) {
  return (
    <RadioList
      {...field}
      legend={<Trans>How would you like to pay?</Trans>}
      chosen={chosen}
      onChange={onChoose}
      options={methods.map((method) => ({
        value: method,
        label: <MethodTitle method={method} />,
        description: <MethodText method={method} wallet={wallet} total={priced.total} />,
        ...(method === 'wallet' && wallet && { amount: wallet.price }),
      }))}
    />
  );
}

/** The order and the choice of a payment method. */
export function Choice({ data, can, send, busy }: PaymentScreenProps<'choice'>) {
  const { i18n } = useLingui();
  const nameOf = usePublicationName();
  const { order, draft, notice } = data;
  const { methods, wallet, awaitedTransfer } = order;

  const fixed = fixedBilling(order);
  const payer = fixed && <span translate="no">{fixed.address.organisation || fixed.address.recipient}</span>;
  const form = useForm({
    form: paymentMethodForm,
    typed: { method: draft.method },
    failure: null,
    busy,
    onValid: () => send({ type: 'method.confirmed' }),
  });

  return (
    <Form
      form={form}
      notices={
        <>
          <PaymentNoticeMessage notice={notice} />
          <InvoicedNotice invoice={order.invoice} />
          <TransfersAwaited transfers={awaitedTransfer ? [awaitedTransfer] : []} />
        </>
      }
    >
      <Stack gap="tight">
        <p>
          <strong>{formatList(order.priced.lines.map(nameOf), i18n)}</strong>
        </p>
        <p>
          <OfferText {...order}>
            <SubscriptionNumberText of={order} />
          </OfferText>
        </p>
      </Stack>
      {fixed && (
        <Stack gap="tight">
          <p>
            <Trans>Billed to {payer}.</Trans>
          </p>
          <BillingFixed />
        </Stack>
      )}
      <WalletTooSmall methods={methods} wallet={wallet} />
      <Controls<ValuesOf<typeof paymentMethodForm>>
        each={{
          method: (
            <MethodField
              {...form.at('method')}
              order={order}
              chosen={draft.method}
              onChoose={(method) => send({ type: 'method.chosen', method })}
            />
          ),
        }}
      />
      <Actions isInBar>
        <Button variant="primary" type="submit">
          <Trans>Continue</Trans>
        </Button>
        <HelpLink can={can} send={send} ways={paymentWays(data)} />
      </Actions>
    </Form>
  );
}
