import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Invoice } from '../../../../machines/domain/invoice.ts';
import { sum } from '../../../../machines/domain/money.ts';
import type { PaidOutcome } from '../../../../machines/domain/payment.ts';
import { vatByRate } from '../../../../machines/domain/vat-by-rate.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/reference.tsx';
import { Totals } from '../../../ui/list/totals.tsx';
import { VatMentionText } from '../offer/vat-mention-text.tsx';
import { CorrectionText } from './correction-text.tsx';
import styles from './document.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceNotes } from './invoice-notes.tsx';
import { MoneyMovements } from './money-movements.tsx';
import { PartyBlock } from './party-block.tsx';

/** Whether two invoices have the same parties, so that these are printed once. */
function isBetweenSame(left: Invoice, right: Invoice | undefined): boolean {
  return JSON.stringify([left.issuer, left.payer]) === JSON.stringify([right?.issuer, right?.payer]);
}

/**
 * Receipt of a payment, for one printed page. Totals are of invoices that stand: with the money received,
 * the refunds and the rest to pay, they add up.
 */
export function Receipt({ outcome }: { readonly outcome: PaidOutcome }) {
  const { reference, invoices, subscriptions, paidAt, total } = outcome;
  const standing = invoices.filter(({ creditedBy }) => creditedBy === null);
  const sumOf = (part: 'net' | 'total') =>
    sum(
      standing.map((invoice) => invoice[part]),
      total.currency,
    );
  return (
    <article className={styles.document}>
      <h2>
        <Trans>
          Receipt <Reference>{reference}</Reference>
        </Trans>
      </h2>
      <p className={styles.facts}>
        <Trans>
          Paid on <DateText moment={paidAt} />.
        </Trans>
      </p>
      {subscriptions.map(
        ({ id, reference: number, period }) =>
          period && (
            <p key={id} className={styles.facts}>
              <Trans>
                Subscription {number}: from <DateText day={period.startsOn} /> to <DateText day={period.endsOn} />.
              </Trans>
            </p>
          ),
      )}
      {invoices.map((invoice, index) => (
        <Fragment key={invoice.id}>
          {!isBetweenSame(invoice, invoices[index - 1]) && (
            <div className={styles.parties}>
              <PartyBlock title={<Trans>Paid to</Trans>} party={invoice.issuer} />
              <PartyBlock title={<Trans>Paid by</Trans>} party={invoice.payer} />
            </div>
          )}
          <InvoiceLines
            caption={
              <Trans>
                Invoice {invoice.reference} of <DateText day={invoice.issuedOn} />
              </Trans>
            }
            lines={invoice.lines}
          />
          {invoice.creditedBy !== null && (
            <p className={styles.facts}>
              <CorrectionText invoice={invoice} />
            </p>
          )}
          <InvoiceNotes notes={invoice.notes} />
          {invoice.vatMention && <VatMentionText mention={invoice.vatMention} />}
        </Fragment>
      ))}
      <div className={styles.totals}>
        <Totals net={sumOf('net')} vat={vatByRate(standing)} total={sumOf('total')} />
      </div>
      <div className={styles.movements}>
        <h3>
          <Trans>Payments and refunds</Trans>
        </h3>
        <MoneyMovements outcome={outcome} />
      </div>
    </article>
  );
}
