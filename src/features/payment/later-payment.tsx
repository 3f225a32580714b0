import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BillingDetails } from '../../../domain/billing.ts';
import { billingOf } from '../../../domain/billing.ts';
import { amountBy, fixedBilling } from '../../../domain/subscription-order.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { billingForm } from '../../../validation/forms/billing.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionColumns } from '../../ui/layout/section-columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { AddressChoice } from '../shared/address/address-choice.tsx';
import { AddressText } from '../shared/address/address-text.tsx';
import { KeepAddress } from '../shared/address/keep-address.tsx';
import { ChangeLink } from '../shared/change-link.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import styles from '../shared/form/field-grid.module.css';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { PurchaseOrderField, VatNumberField } from '../shared/order-number-fields.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { NotBegun, TransfersAwaited } from '../shared/ordering/check-notices.tsx';
import { ChoiceLink, HelpLink } from '../shared/ordering/event-links.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import { InstalmentText } from '../shared/ordering/next-instalment.tsx';
import { PayButton, NextStepNote } from '../shared/ordering/pay-button.tsx';
import { ChangeOffer } from './change-offer.tsx';
import { BillingFixed } from './billing-fixed.tsx';
import { CreditsText } from './credits-text.tsx';
import { PaymentNoticeMessage } from './payment-notice.tsx';
import { billingPlace, choicePlace, linkToOffer, paymentWays } from './ways.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import type { PaymentScreenProps } from './screen-props.ts';
import { orderRows } from './order-rows.tsx';
import { orderTotals } from './order-totals.ts';

/** The saved addresses could not be loaded: type one, or retry. */
function AddressesUnread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="info" title={<Trans>We couldn’t load your addresses</Trans>}>
      <p>
        <Trans>You can enter one and continue.</Trans>
      </p>
      <Button variant="quiet" onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}

/** The billing address. Every keystroke goes into the draft, so that nothing is lost. */
export function Billing({ data, can, send, busy }: PaymentScreenProps<'billing'>) {
  const { draft, book, countries, failure, order } = data;
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
      failureTitle={<Trans>We couldn’t calculate the total</Trans>}
      failureAdvice={<Trans>What you entered is still here, and you haven’t been charged.</Trans>}
    >
      {book === null && !busy && <AddressesUnread onRetry={() => send({ type: 'retried' })} />}
      <div className={styles.fields}>
        <Controls<ValuesOf<typeof billingForm>>
          each={{
            address: (
              <div className={styles.whole}>
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
              </div>
            ),
            vatNumber: <VatNumberField {...form.field('vatNumber')} />,
            purchaseOrder: <PurchaseOrderField {...form.field('purchaseOrder')} />,
          }}
        />
      </div>
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Continue</Trans>
        </Button>
        {order.isToBeOrdered ? (
          <Link href={linkToOffer(order)} variant="standalone" icon="back">
            <Trans>Change the offer</Trans>
          </Link>
        ) : (
          <ChoiceLink can={can} send={send} ways={paymentWays(data)}>
            <Trans>Back</Trans>
          </ChoiceLink>
        )}
        <HelpLink can={can} send={send} ways={paymentWays(data)} />
      </Actions>
    </Form>
  );
}

/** Billing details as rows of a `DataList`, without what was left empty. */
function billingRows({ address, vatNumber, purchaseOrder }: BillingDetails, isFixed: boolean) {
  const given = (term: ReactNode, text: string) =>
    text === '' ? null : { term, value: <span translate="no">{text}</span> };
  const rows: FieldRows<ValuesOf<typeof billingForm>> = {
    address: {
      term: <Trans>Billed to</Trans>,
      value: (
        <>
          <AddressText address={address} />
          {isFixed && <BillingFixed />}
        </>
      ),
    },
    vatNumber: given(<Trans>VAT number</Trans>, vatNumber),
    purchaseOrder: given(<Trans>Purchase order number</Trans>, purchaseOrder),
  };
  return listRows(rows);
}

/** Review of the order before it is placed, with a link back to each step. */
export function Check({ data, can, send, busy }: PaymentScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { id, order, draft, notice, failure } = data;
  const { priced, wallet, awaitedTransfer } = order;
  const isFixed = fixedBilling(order) !== null;
  const isByWallet = draft.method === 'wallet' && wallet !== null;

  return (
    <Stack gap="wide">
      <PaymentNoticeMessage notice={notice} />
      {!order.isToBeOrdered && <NotBegun failure={failure} />}
      <TransfersAwaited transfers={awaitedTransfer ? [awaitedTransfer] : []} />
      <SectionColumns>
        <Section
          title={<Trans>Your subscription</Trans>}
          action={order.isToBeOrdered ? <ChangeOffer order={order} /> : undefined}
        >
          <DataList rows={orderRows(order, i18n)} isBrief />
        </Section>
        {!order.isToBeOrdered && (
          <Section
            title={<Trans>Payment</Trans>}
            action={
              <ChangeLink
                href={choicePlace(id)}
                event={{ type: 'choice.reopened' }}
                field="method"
                can={can}
                send={send}
              >
                <Trans>the payment method</Trans>
              </ChangeLink>
            }
          >
            <DataList
              rows={[
                {
                  id: 'method',
                  term: <Trans context="payment">Method</Trans>,
                  value: (
                    <>
                      <MethodTitle method={draft.method} />
                      {isByWallet && (
                        <p>
                          <CreditsText total={priced.total} price={wallet.price} />
                        </p>
                      )}
                    </>
                  ),
                },
                ...(order.instalment && draft.method === 'card'
                  ? [{ id: 'part', term: <Trans>Amount</Trans>, value: <InstalmentText next={order.instalment} /> }]
                  : []),
              ]}
              isBrief
            />
          </Section>
        )}
        <Section
          title={<Trans>Billing details</Trans>}
          action={
            isFixed ? undefined : (
              <ChangeLink
                href={billingPlace(id)}
                event={{ type: 'billing.reopened' }}
                field="address"
                can={can}
                send={send}
              >
                <Trans>the billing details</Trans>
              </ChangeLink>
            )
          }
        >
          <DataList rows={billingRows(billingOf(draft.billing), isFixed)} isBrief />
        </Section>
      </SectionColumns>
      <Stack gap="close">
        <OfferLines
          caption={<Trans>Order summary</Trans>}
          lines={priced.lines}
          readers={order.readers}
          totals={orderTotals(order, draft)}
        />
        <TaxNote priced={priced} />
      </Stack>
      {order.isToBeOrdered ? (
        <PurchaseForm data={data} can={can} send={send} busy={busy} />
      ) : (
        <Stack>
          <p>
            <NextStepNote method={draft.method} />
          </p>
          <Actions isInBar>
            <PayButton
              method={draft.method}
              amount={amountBy(draft.method, order)}
              busy={busy}
              onPress={() => send({ type: 'payment.confirmed' })}
            />
            {isFixed ? (
              <PreviousStepLink href={choicePlace(id)} event={{ type: 'choice.reopened' }} can={can} send={send} />
            ) : (
              <PreviousStepLink href={billingPlace(id)} event={{ type: 'billing.reopened' }} can={can} send={send} />
            )}
            <HelpLink can={can} send={send} ways={paymentWays(data)} />
          </Actions>
        </Stack>
      )}
    </Stack>
  );
}
