import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import type { Cart, Invoice } from '../../../domain/invoice.ts';
import { askedOf, isSettled, openByDueDate, timesListed } from '../../../domain/invoice.ts';
import { nextAmountOf } from '../../../domain/instalments.ts';
import type { InvoiceMethod } from '../../../domain/payment.ts';
import { sum } from '../../../domain/money.ts';
import { totalRows } from '../../../domain/total-rows.ts';
import { statedVatByRate } from '../../../domain/vat-by-rate.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import { methodOf, methodsFor } from '../../../domain/invoice-methods.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { invoiceChoiceForm } from '../../../validation/forms/invoice-choice.ts';
import { formatMoney, formatList } from '../../i18n/format.ts';
import { LiveTotal } from '../../ui/feedback/live-total.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { ButtonSum } from '../../ui/form/button-sum.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Spanning } from '../../ui/layout/spanning.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { AwaitedInvoices } from './awaited-invoices.tsx';
import { ChoiceNotice } from './choice.tsx';
import { invoiceWays } from './invoice-ways.tsx';
import { isLeftToTransfers } from './left-to-transfers.ts';
import { MissingInvoices } from './missing-invoices.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { Refunds } from './refunds.tsx';
import { SettledInvoices } from './settled-invoices.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';

/** Why the chosen invoices cannot be paid by card, and how those can that need not go through Chorus Pro. */
export function TransferOnly({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { i18n } = useLingui();
  const throughChorus = invoices.filter(({ chorus }) => chorus !== null).map(({ reference }) => reference);
  const references = formatList(throughChorus, i18n);
  return (
    <>
      <Trans>Invoices that go through Chorus Pro are paid by bank transfer, not by card.</Trans>
      {throughChorus.length < invoices.length && (
        <>
          {' '}
          <Trans>To pay the others by card, deselect {references}.</Trans>
        </>
      )}
    </>
  );
}

/** What follows each payment method. */
const descriptions: Readonly<Record<InvoiceMethod, ReactNode>> = {
  card: <Trans>On our payment provider’s secure page. You’ll get the receipt right away.</Trans>,
  transfer: <Trans>You’ll get our bank details and a payment reference.</Trans>,
};

/** Choice of invoices and payment method. */
export function Choice({ data, can, send, busy }: InvoiceScreenProps<'choice'>) {
  const { i18n } = useLingui();
  const { invoices, readAt, draft, cart, notice } = data;
  const open = useMemo(() => openByDueDate(invoices), [invoices]);
  const times = useMemo(() => timesListed(invoices), [invoices]);
  const methods = methodsFor(data);
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
    <Spanning
      below={
        <>
          <Refunds refunds={data.refunds} onRetry={() => send({ type: 'retried' })} busy={busy} />
          <SettledInvoices invoices={invoices.filter(isSettled)} readAt={readAt} />
        </>
      }
    >
      <MissingInvoices data={data} send={send} busy={busy} />
      {isLeftToTransfers(data) ? (
        <>
          <ChoiceNotice notice={notice} />
          <AwaitedInvoices invoices={open} {...{ times, readAt, can, send }} />
        </>
      ) : (
        <Form form={form} notices={<ChoiceNotice notice={notice} />}>
          <Controls<ValuesOf<typeof invoiceChoiceForm>>
            each={{
              invoices: (
                <OpenInvoices
                  field={form.at('invoices')}
                  invoices={open}
                  times={times}
                  completeness={data.completeness}
                  readAt={readAt}
                  selected={selected}
                  onChange={(invoiceIds) => send({ type: 'selection.changed', invoiceIds })}
                  can={can}
                  send={send}
                />
              ),
            }}
          />
          {methods.length > 1 ? (
            <RadioList
              name="method"
              legend={<Trans>How would you like to pay?</Trans>}
              chosen={methodOf(data)}
              onChange={(method) => send({ type: 'method.chosen', method })}
              options={methods.map((method) => ({
                value: method,
                label: <MethodTitle method={method} />,
                description: descriptions[method],
              }))}
            />
          ) : (
            <Section title={<MethodTitle method="transfer" />}>
              <p>
                <TransferOnly invoices={cart?.invoices ?? open} /> {descriptions.transfer}
              </p>
            </Section>
          )}
          <Actions isInBar>
            <Button variant="primary" type="submit">
              {cart ? (
                <Trans>
                  Check and pay <ButtonSum>{formatMoney(cart.charge, i18n)}</ButtonSum>
                </Trans>
              ) : (
                <Trans>Continue</Trans>
              )}
            </Button>
            <HelpLink can={can} send={send} ways={invoiceWays} />
          </Actions>
        </Form>
      )}
    </Spanning>
  );
}

type Shown = Pick<InvoiceContext, 'cart' | 'draft' | 'invoices' | 'reference'>;

/** Whether one invoice is paid in full: nothing is left to choose or to add up. */
function isPaidInFull({ invoices }: Cart): boolean {
  const [invoice, ...others] = invoices;
  return others.length === 0 && invoice !== undefined && nextAmountOf(invoice).minor === invoice.remaining.minor;
}

/** Summary of the invoices to pay, next to every step that has them; a skeleton while they are read. */
export function CartAside({ data, step }: { readonly data: Shown; readonly step: string }) {
  // The check has an invoice line by line, but neither the sum of several nor that of an instalment.
  const isChecked = step === 'check' && data.cart !== null && isPaidInFull(data.cart);
  const summary = summaryOf(data, isChecked);
  if (summary === null || isChecked) return summary;
  return (
    <>
      <LiveTotal total={data.cart?.total ?? null} remaining={data.cart?.charge} />
      {summary}
    </>
  );
}

function summaryOf(data: Shown, isChecked: boolean): ReactNode {
  const { cart, invoices, reference } = data;
  if (!cart) {
    if (invoices === null) return reference === null ? <OrderSummaryPlace /> : null;
    if (openByDueDate(invoices).length === 0 || isLeftToTransfers(data)) return null;
    return (
      <OrderSummary
        title={<Trans>To pay</Trans>}
        empty={
          <p>
            <Trans>No invoice selected yet</Trans>
          </p>
        }
      />
    );
  }
  return <CartSummary cart={cart} isBarOnly={isChecked} />;
}

/** The invoices to pay, and their total. Memoized: renders only when they change, not at each step. */
const CartSummary = memo(function CartSummary({
  cart,
  isBarOnly,
}: {
  readonly cart: Cart;
  readonly isBarOnly: boolean;
}) {
  const { i18n } = useLingui();
  const { shown, fold } = useTruncatedList(cart.invoices);
  const asked = sum(cart.invoices.map(askedOf), cart.total.currency);
  return (
    <OrderSummary
      title={<Trans>To pay</Trans>}
      isBarOnly={isBarOnly}
      lines={shown.map((invoice) => ({
        id: invoice.id,
        label: <Reference>{invoice.reference}</Reference>,
        detail: (
          <>
            <InvoiceTitle invoice={invoice} />
            {cart.isPart && nextAmountOf(invoice).minor < invoice.remaining.minor && (
              <>
                <br />
                <Trans>of which {formatMoney(nextAmountOf(invoice), i18n)} now</Trans>
              </>
            )}
          </>
        ),
        amount: invoice.total,
      }))}
      fold={fold}
      totals={[
        ...totalRows({
          net: cart.net,
          vat: statedVatByRate(cart.invoices),
          total: cart.total,
          ...(asked.minor !== cart.total.minor && { asked }),
          remaining: cart.remaining,
        }),
        ...(cart.isPart ? [{ kind: 'now', amount: cart.charge, isSum: true } as const] : []),
      ]}
    />
  );
});

/** No open invoice: the settled ones, or none yet. */
export function Settled({ data: { invoices, refunds, readAt }, can, send, busy }: InvoiceScreenProps<'settled'>) {
  const settled = invoices.filter(isSettled);
  return (
    <Stack gap="wide">
      <Stack gap="close">
        {settled.length === 0 && (
          <Intro kind="info">
            <Trans>You have no invoices yet.</Trans>
          </Intro>
        )}
        <p>
          <Trans>We’ll email you about each new invoice, with a link to pay it. It also appears here.</Trans>
        </p>
        <Actions>
          <HelpLink can={can} send={send} ways={invoiceWays} />
        </Actions>
      </Stack>
      <Refunds refunds={refunds} onRetry={() => send({ type: 'retried' })} busy={busy} />
      <SettledInvoices invoices={settled} readAt={readAt} />
    </Stack>
  );
}

/** The invoices could not be read. */
export function Unreadable({ data: { failure }, send, busy }: InvoiceScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your invoices</Trans>}
    >
      <Trans>Trying again won’t charge you.</Trans>
    </RetryNotice>
  );
}
