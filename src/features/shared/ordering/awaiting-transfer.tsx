import { Trans, useLingui } from '@lingui/react/macro';
import { nextAmountOf, nextDueOn } from '../../../../domain/instalments.ts';
import { requestOf } from '../../../../domain/payment-request.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Figure, TextList, Reference } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { PagePrint } from '../../../ui/layout/print-sheet.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DocumentLink } from './document-link.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { InvoiceSubject } from './invoice-subject.tsx';
import { MoneySection } from './money-movements.tsx';
import { NextInstalmentText } from './next-instalment.tsx';
import { NamedInvoices } from './named-invoices.tsx';
import type { OrderingScreenProps } from './screen-props.ts';
import { TransferAccount } from './transfer-account.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

/** Ordered by bank transfer: the account, and the reference by which the money is recognised. */
export function AwaitingTransfer({ data, can, send, busy, ways }: OrderingScreenProps<'awaitingTransfer'>) {
  const { i18n } = useLingui();
  const { outcome } = data;
  const { invoices } = outcome;
  const request = requestOf(outcome);
  if (request.kind !== 'pay' || !request.account) return null;
  const { account, next } = request;
  const ordered = invoices.filter(({ remaining }) => remaining.minor > 0);
  const others = invoices.filter(({ remaining }) => remaining.minor === 0);
  const byCard = { type: 'payment.retried', method: 'card' } as const;
  const amount = formatMoney(request.amount, i18n);
  return (
    <Stack>
      <PagePrint>
        <TransferSheet outcome={outcome} request={request} account={account} />
      </PagePrint>
      <Intro kind="info">
        {next ? (
          <Trans>
            Transfer <Figure>{amount}</Figure> by <DateText day={next.dueOn} /> to the account below, with the exact
            reference.
          </Trans>
        ) : (
          <Trans>
            Transfer <Figure>{amount}</Figure> to the account below, with the exact reference.
          </Trans>
        )}
      </Intro>
      <TransferAccount request={request} account={account} />
      <Actions>
        <PrintButton>
          <Trans>Print these details</Trans>
        </PrintButton>
        <DocumentLink kind="transfer" reference={outcome.reference} />
      </Actions>
      <Section title={<Trans>Invoices this transfer pays</Trans>}>
        <DataList
          rows={[
            ...ordered.map((invoice) => ({
              id: String(invoice.id),
              term: (
                <Trans>
                  Invoice <Reference>{invoice.reference}</Reference>
                </Trans>
              ),
              value: (
                <>
                  <InvoiceSubject invoice={invoice} />
                  <div>
                    {invoice.instalments.length > 0 ? (
                      <NextInstalmentText invoice={invoice} />
                    ) : (
                      <Trans>
                        To pay by <DateText day={nextDueOn(invoice)} />
                      </Trans>
                    )}
                  </div>
                </>
              ),
              amount: <Amount value={nextAmountOf(invoice)} />,
            })),
            {
              id: 'payer',
              term: <Trans>Billed to</Trans>,
              value: formatList([...new Set(ordered.map(({ payer }) => payer.name))], i18n),
            },
          ]}
        />
      </Section>
      {others.length > 0 && (
        <Section title={<Trans>No longer part of this transfer</Trans>}>
          <NamedInvoices invoices={others} readAt={data.readAt} />
        </Section>
      )}
      <MoneySection outcome={outcome} />
      <Section title={<Trans>What happens next</Trans>}>
        <TextList
          items={[
            {
              id: 'reference',
              text: <Trans>Use only this reference. That’s how we match your payment.</Trans>,
            },
            { id: 'days', text: <Trans>Transfers take one to three business days to reach us.</Trans> },
            {
              id: 'mail',
              text: <Trans>We’ll then email you the receipt, and show it on this page.</Trans>,
            },
          ]}
        />
      </Section>
      <Actions>
        <Button isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Check for my transfer</Trans>
        </Button>
        {can(byCard) && (
          <Button variant="quiet" onPress={() => send(byCard)}>
            <Trans>Pay by card instead</Trans>
          </Button>
        )}
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.back}
        </ChoiceLink>
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
