import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { nextAmountOf, nextDueOn, nextInstalment } from '../../../domain/instalments.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { conditionOf, isAltered } from '../../../domain/invoice-condition.ts';
import type { Moment } from '../../../domain/moment.ts';
import { dayIn } from '../../../domain/moment.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';
import { Instalments } from '../shared/ordering/instalments.tsx';
import { NextInstalmentText } from '../shared/ordering/next-instalment.tsx';
import { TimesListed } from './invoice-facts.tsx';
import styles from './invoice-list.module.css';

interface OnlyInvoiceProps {
  readonly invoice: Invoice;
  readonly readAt: Moment;
  /** Number of times that the list has it. */
  readonly count: number | undefined;
  /** Actions on its transfer, if one is awaited. */
  readonly links: ReactNode;
}

/** How the only invoice stands: by when it is to be paid, or what is out of the ordinary. */
function OnlyCondition({ invoice, readAt }: Pick<OnlyInvoiceProps, 'invoice' | 'readAt'>) {
  const { kind } = conditionOf(invoice, dayIn(readAt, useTimeZone()));
  if (kind !== 'open') return <InvoiceConditionText invoice={invoice} readAt={readAt} />;
  return (
    <Trans>
      to pay by <DateText day={nextDueOn(invoice)} isBrief />
    </Trans>
  );
}

interface InvoiceDetailsProps {
  readonly invoice: Invoice;
  readonly readAt: Moment;
  /** How it stands, where its lead does not say so. */
  readonly condition?: ReactNode;
}

/** The only payable invoice's instalments and facts. */
export function InvoiceDetails({ invoice, readAt, condition }: InvoiceDetailsProps) {
  return (
    <>
      <Instalments invoice={invoice} readAt={readAt} />
      <DataList
        rows={[
          { id: 'subject', term: <Trans>For</Trans>, value: <InvoiceSubject invoice={invoice} /> },
          { id: 'payer', term: <Trans>Billed to</Trans>, value: invoice.payer.name },
          ...(condition ? [{ id: 'condition', term: <Trans>Status</Trans>, value: condition }] : []),
          ...(isAltered(invoice)
            ? [{ id: 'correction', term: <Trans>Correction</Trans>, value: <CorrectionText invoice={invoice} /> }]
            : []),
          {
            id: 'dates',
            term: <Trans>Dates</Trans>,
            value: nextInstalment(invoice) ? (
              <Trans>
                Issued on <DateText day={invoice.issuedOn} />
              </Trans>
            ) : (
              <Trans>
                Issued on <DateText day={invoice.issuedOn} />, due on <DateText day={invoice.dueOn} />
              </Trans>
            ),
          },
        ]}
      />
    </>
  );
}

/** The only payable invoice: there is nothing to choose, and its sum leads. */
export function OnlyInvoice({ invoice, readAt, count = 1, links }: OnlyInvoiceProps) {
  return (
    <Stack gap="close">
      <p className={styles.lead}>
        <span className={styles.sum}>
          <Amount value={nextAmountOf(invoice)} />
        </span>{' '}
        <OnlyCondition invoice={invoice} readAt={readAt} />
        {count > 1 && '\u00a0· '}
        <TimesListed count={count} />
      </p>
      {nextInstalment(invoice) && (
        <p>
          <NextInstalmentText invoice={invoice} />
        </p>
      )}
      {links}
      <Actions>
        <DocumentLink kind="invoice" reference={invoice.reference} />
      </Actions>
      <InvoiceDetails invoice={invoice} readAt={readAt} />
    </Stack>
  );
}
