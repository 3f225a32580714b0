import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatList, formatMoney } from '../../i18n/format.ts';
import type { Cart } from '../../../domain/invoice.ts';
import { awaitedTransfers, instalmentOf } from '../../../domain/invoice.ts';
import { methodOf } from '../../../domain/invoice-methods.ts';
import { Button } from '../../ui/form/button.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionColumns } from '../../ui/layout/section-columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ChangeLink } from '../shared/change-link.tsx';
import { NotBegun, TransfersAwaited } from '../shared/ordering/check-notices.tsx';
import { ChoiceNotice } from './choice.tsx';
import { invoiceWays } from './invoice-ways.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { ChoiceLink, HelpLink } from '../shared/ordering/event-links.tsx';
import { InvoiceIssuers, InvoiceParts } from '../shared/ordering/invoice-parts.tsx';
import { InstalmentText } from '../shared/ordering/next-instalment.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import { PayButton, NextStepNote } from '../shared/ordering/pay-button.tsx';
import styles from './invoice-list.module.css';
import { choicePlace } from './places.ts';
import type { InvoiceScreenProps } from './screen-props.ts';

/** The instalments that are charged, each with its invoice where there are several. */
function Parts({ cart: { invoices } }: { readonly cart: Cart }) {
  return invoices.map((invoice) => {
    const next = instalmentOf(invoice);
    if (next === null) return null;
    return (
      <div key={invoice.id}>
        {invoices.length > 1 && (
          <>
            <Reference>{invoice.reference}</Reference> ·{' '}
          </>
        )}
        <InstalmentText next={next} />
      </div>
    );
  });
}

/** Everything that is about to be paid, before it is, with a link back to each choice. */
export function Check({ data, can, send, busy }: InvoiceScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { cart, notice, failure, readAt } = data;
  const method = methodOf(data);
  const otherPart = { type: 'part.chosen', part: cart.isPart ? 'all' : 'next' } as const;
  const { shown, fold } = useTruncatedList(cart.invoices);
  // Of many, line by line once all are asked for: the first few of a thousand tables tell nothing, and are waited for.
  const detailed = shown.length < cart.invoices.length ? [] : shown;
  const payers = [...new Set(cart.invoices.map(({ payer }) => payer.name))];
  return (
    <Stack gap="wide">
      <ChoiceNotice notice={notice} />
      <NotBegun failure={failure} />
      <TransfersAwaited transfers={awaitedTransfers(cart.invoices)} />
      <SectionColumns>
        <Section
          title={<Plural value={cart.invoices.length} one="Invoice" other="Invoices" />}
          action={
            <ChangeLink href={choicePlace} event={{ type: 'choice.reopened' }} field="invoices" can={can} send={send}>
              <Trans>the invoices to pay</Trans>
            </ChangeLink>
          }
        >
          <DataList
            rows={[
              {
                id: 'invoices',
                term: <Plural value={cart.invoices.length} one="Number" other="Numbers" />,
                value: (
                  <>
                    {shown.map(({ id, reference }) => (
                      <div key={id} className={styles.facts}>
                        <Reference>{reference}</Reference> <DocumentLink kind="invoice" reference={reference} />
                      </div>
                    ))}
                    {fold}
                  </>
                ),
              },
              { id: 'payer', term: <Trans>Billed to</Trans>, value: formatList(payers, i18n) },
            ]}
            isBrief
          />
        </Section>
        <Section
          title={<Trans>Payment</Trans>}
          action={
            <ChangeLink href={choicePlace} event={{ type: 'choice.reopened' }} field="method" can={can} send={send}>
              <Trans>the payment method</Trans>
            </ChangeLink>
          }
        >
          <DataList
            rows={[
              { id: 'method', term: <Trans context="payment">Method</Trans>, value: <MethodTitle method={method} /> },
              ...(can(otherPart)
                ? [
                    {
                      id: 'part',
                      term: <Trans>Amount</Trans>,
                      value: cart.isPart ? (
                        <Parts cart={cart} />
                      ) : (
                        <Trans>Full amount left: {formatMoney(cart.remaining, i18n)}</Trans>
                      ),
                      action: (
                        <Button variant="quiet" onPress={() => send(otherPart)}>
                          {cart.isPart ? (
                            <Trans>Pay the full amount left</Trans>
                          ) : (
                            <Trans>Pay only what’s due next</Trans>
                          )}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
            isBrief
          />
        </Section>
      </SectionColumns>
      <InvoiceParts invoices={detailed} readAt={readAt} />
      <Stack>
        <p>
          <NextStepNote method={method} />
        </p>
        <Actions isInBar>
          <PayButton
            method={method}
            amount={cart.charge}
            busy={busy}
            onPress={() => send({ type: 'payment.confirmed' })}
          />
          <ChoiceLink can={can} send={send} ways={invoiceWays}>
            <Trans>Back</Trans>
          </ChoiceLink>
          <HelpLink can={can} send={send} ways={invoiceWays} />
        </Actions>
      </Stack>
      <InvoiceIssuers invoices={cart.invoices} />
    </Stack>
  );
}
