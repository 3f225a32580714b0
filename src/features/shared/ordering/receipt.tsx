import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Invoice } from '../../../../domain/invoice.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { ownReceipts } from '../../../../domain/payment-amounts.ts';
import type { PaidOutcome, ReturnedOutcome } from '../../../../domain/payment.ts';
import { isAltered } from '../../../../domain/invoice-condition.ts';
import { receiptSums } from '../../../../domain/receipt-sums.ts';
import { totalRows } from '../../../../domain/total-rows.ts';
import { statedVatByRate } from '../../../../domain/vat-by-rate.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { Totals } from '../../../ui/list/totals.tsx';
import { VatMentionText } from '../offer/vat-mention-text.tsx';
import { CorrectionText } from './correction-text.tsx';
import { DocumentParties } from './document-parties.tsx';
import styles from './document.module.css';
import { Document, FactBand } from './document.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceNotes, LegalMentions } from './invoice-parts.tsx';
import { MethodTitle } from './method-name.tsx';
import { MoneyMovements } from './money-movements.tsx';
import { PartyBlock } from './party-block.tsx';
import { refundProgress } from './returned-title.ts';

/** Whether two invoices have the same parties, so that these are printed once. */
function isBetweenSame(left: Invoice, right: Invoice | undefined): boolean {
  return JSON.stringify([left.issuer, left.payer]) === JSON.stringify([right?.issuer, right?.payer]);
}

/** The period of each subscription that has one. */
function periodRows(subscriptions: PaidOutcome['subscriptions']) {
  return subscriptions.flatMap(({ id, reference: number, isFromQuotation, period }) => {
    if (period === null) return [];
    const value = (
      <Trans>
        from <DateText day={period.startsOn} /> to <DateText day={period.endsOn} />
      </Trans>
    );
    const term = isFromQuotation ? <Trans>Subscription of quote {number}</Trans> : <Trans>Subscription {number}</Trans>;
    return [{ id: String(id), term, value }];
  });
}

/** When it was paid, or that it goes or went back. */
function StateText({ outcome }: Pick<ReceiptProps, 'outcome'>) {
  const zone = useTimeZone();
  if (outcome.kind === 'paid') {
    return (
      <Trans context="receipt">
        Paid on <DateText day={dayIn(outcome.paidAt, zone)} />
      </Trans>
    );
  }
  return refundProgress(outcome.refunds) === 'sent' ? (
    <Trans context="receipt">Refunded</Trans>
  ) : (
    <Trans context="receipt">Refund in progress</Trans>
  );
}

interface ReceiptProps {
  readonly outcome: PaidOutcome | ReturnedOutcome;
  /** Of its title: it is printed alone, or stands on a page. */
  readonly heading?: 'h1' | 'h2';
}

/**
 * Receipt of a payment, for one printed page; of one that went or goes back, payment and refunds. Totals are of invoices that stand: with the money received,
 * the refunds and the rest to pay, they add up; credit notes for parts of them are taken off.
 */
export function Receipt({ outcome, heading = 'h2' }: ReceiptProps) {
  const { reference, method, invoices, subscriptions, total } = outcome;
  const receivedAt = ownReceipts(outcome).at(-1)?.at ?? outcome.receipts.at(-1)?.at;
  const mentions = [...new Set(invoices.flatMap(({ legalMentions }) => legalMentions))];
  const SubHeading = heading === 'h1' ? 'h2' : 'h3';
  return (
    <Document
      title={
        outcome.kind === 'paid' ? (
          <Trans>
            Receipt <Reference>{reference}</Reference>
          </Trans>
        ) : (
          <Trans>
            Payment and refund <Reference>{reference}</Reference>
          </Trans>
        )
      }
      heading={heading}
      state={<StateText outcome={outcome} />}
      issuer={invoices[0]?.issuer ?? null}
    >
      {invoices.map((invoice, index) => (
        <Fragment key={invoice.id}>
          {!isBetweenSame(invoice, invoices[index - 1]) && (
            <DocumentParties
              from={<PartyBlock title={<Trans>Paid to</Trans>} party={invoice.issuer} />}
              to={<PartyBlock title={<Trans>Paid by</Trans>} party={invoice.payer} />}
              isFurther={index > 0}
            />
          )}
          {index === 0 && (
            <FactBand
              rows={[
                {
                  id: 'paid',
                  term: <Trans>Received on</Trans>,
                  value: receivedAt === undefined ? null : <DateText moment={receivedAt} />,
                },
                { id: 'method', term: <Trans>Payment method</Trans>, value: <MethodTitle method={method} /> },
                ...periodRows(subscriptions),
              ]}
            />
          )}
          <InvoiceLines
            caption={
              <Trans>
                Invoice {invoice.reference} of <DateText day={invoice.issuedOn} />
              </Trans>
            }
            lines={invoice.lines}
            isPrinted
          />
          {isAltered(invoice) && (
            <p className={styles.facts}>
              <CorrectionText invoice={invoice} />
            </p>
          )}
          <InvoiceNotes notes={invoice.notes} locale={invoice.locale} />
          {invoice.vatMention && <VatMentionText mention={invoice.vatMention} />}
        </Fragment>
      ))}
      <div className={styles.totals}>
        <Totals rows={totalRows(receiptSums(invoices, total.currency, statedVatByRate))} />
      </div>
      <div className={styles.movements}>
        <SubHeading>
          <Trans>Payments and refunds</Trans>
        </SubHeading>
        <MoneyMovements outcome={outcome} />
      </div>
      <LegalMentions mentions={mentions} locale={invoices[0]?.locale ?? null} />
    </Document>
  );
}
