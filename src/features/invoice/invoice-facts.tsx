import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../domain/invoice.ts';
import { isAltered } from '../../../domain/invoice-condition.ts';
import { nextInstalment } from '../../../domain/instalments.ts';
import type { Moment } from '../../../domain/moment.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';
import { DueDay } from '../shared/ordering/due-day.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceTerms, InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import { NextInstalmentText } from '../shared/ordering/next-instalment.tsx';
import styles from './invoice-list.module.css';

/** An invoice that the list has several times is one invoice. */
export function TimesListed({ count = 1 }: { readonly count: number | undefined }) {
  if (count === 1) return null;
  return <Trans>listed {count} times, to be paid once</Trans>;
}

/** Title and reference of an invoice in a list. */
export function InvoiceName({ invoice }: { readonly invoice: Invoice }) {
  return (
    <>
      <InvoiceTitle invoice={invoice} />{' '}
      <span className={styles.reference}>
        <Reference>{invoice.reference}</Reference>
      </span>
    </>
  );
}

interface InvoiceFactsProps {
  readonly invoice: Invoice;
  readonly readAt: Moment;
  /** Number of times that the list has it. */
  readonly count: number | undefined;
}

/** What an invoice in a list is for, when it is due, and how it stands. */
export function InvoiceFacts({ invoice, readAt, count }: InvoiceFactsProps) {
  return (
    <span className={styles.facts}>
      <span className={styles.terms}>
        <InvoiceTerms invoice={invoice} />
      </span>{' '}
      <span>
        <DueDay invoice={invoice} readAt={readAt} />
      </span>{' '}
      <InvoiceConditionText invoice={invoice} readAt={readAt} />{' '}
      <span>
        <TimesListed count={count} />
      </span>{' '}
      {nextInstalment(invoice) && (
        <span>
          <NextInstalmentText invoice={invoice} />
        </span>
      )}{' '}
      {isAltered(invoice) && (
        <span>
          <CorrectionText invoice={invoice} />
        </span>
      )}
    </span>
  );
}
