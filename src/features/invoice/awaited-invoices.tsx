import { Trans, useLingui } from '@lingui/react/macro';
import { nextAmountOf, nextDueOn } from '../../../domain/instalments.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { awaitedTransfers } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { DueDay } from '../shared/ordering/due-day.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { TitleList } from '../shared/title-list.tsx';
import { InvoiceFacts, InvoiceName } from './invoice-facts.tsx';
import { invoiceWays } from './invoice-ways.tsx';
import styles from './invoice-list.module.css';
import { InvoiceDetails } from './only-invoice.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { TransferLinks } from './transfer-links.tsx';

interface AwaitedInvoicesProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  /** All of them are awaited by transfer. */
  readonly invoices: readonly Invoice[];
  /** Number of times that the list has each of them, by id. */
  readonly times: ReadonlyMap<number, number>;
  /** Server time of the answer. */
  readonly readAt: Moment;
}

/** The open invoices that transfers pay: what they are to bring, by when, and where to send it. */
export function AwaitedInvoices({ invoices, times, readAt, can, send }: AwaitedInvoicesProps) {
  const { i18n } = useLingui();
  const sums = sumByCurrency(invoices.map(nextAmountOf)).map((amount) => formatMoney(amount, i18n));
  const [first, ...others] = invoices;
  const isOnly = first !== undefined && others.length === 0;
  const help = <HelpLink can={can} send={send} ways={invoiceWays} />;
  const isOneDay = new Set(invoices.map(nextDueOn)).size === 1;
  const [transfer, ...transfers] = awaitedTransfers(invoices);
  const isOneTransfer = transfers.length === 0;
  return (
    <Stack>
      <Stack gap="close">
        <p className={styles.lead}>
          <span className={styles.sum}>{formatList(sums, i18n)}</span>
          {first && isOneDay && (
            <>
              <br />
              <DueDay invoice={first} readAt={readAt} />
            </>
          )}
        </p>
        {transfer && isOneTransfer && (
          <TransferLinks transfer={transfer} isMain {...{ invoices, can, send }}>
            {isOnly && <DocumentLink kind="invoice" reference={first.reference} />}
            {help}
          </TransferLinks>
        )}
      </Stack>
      {isOnly ? (
        <InvoiceDetails
          invoice={first}
          readAt={readAt}
          condition={<InvoiceConditionText invoice={first} readAt={readAt} />}
        />
      ) : (
        <Section title={<Trans>Open invoices</Trans>}>
          <TitleList
            items={invoices.map((invoice) => ({
              id: invoice.id,
              title: <InvoiceName invoice={invoice} />,
              figure: <Amount value={nextAmountOf(invoice)} />,
              line: (
                <>
                  <InvoiceFacts invoice={invoice} readAt={readAt} count={times.get(invoice.id)} />
                  {!isOneTransfer && invoice.awaitedTransfer && (
                    <TransferLinks transfer={invoice.awaitedTransfer} {...{ invoices, can, send }} />
                  )}
                  <Actions>
                    <DocumentLink kind="invoice" reference={invoice.reference} isBrief />
                  </Actions>
                </>
              ),
            }))}
          />
        </Section>
      )}
      {!isOneTransfer && <Actions>{help}</Actions>}
    </Stack>
  );
}
