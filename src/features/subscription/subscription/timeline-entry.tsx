import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nextInstalment } from '../../../../domain/instalments.ts';
import { isOpen } from '../../../../domain/invoice.ts';
import type { SubscriptionEntry } from '../../../../domain/licence.ts';
import type { ModificationState } from '../../../../domain/modification.ts';
import type { Money } from '../../../../domain/money.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { invoicePaths } from '../../../../contract/pages/invoice.ts';
import { paymentPaths } from '../../../../contract/pages/payment.ts';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { InvoiceConditionText } from '../../shared/ordering/invoice-condition.tsx';
import { InstalmentText } from '../../shared/ordering/next-instalment.tsx';
import { RequestKind, RequestTitle } from '../../shared/request-title.tsx';
import styles from './timeline.module.css';

interface Words {
  readonly kind: NoticeKind;
  readonly words: MessageDescriptor;
}

/** State of a request, as a short text next to it. */
const requestStates: Readonly<Record<ModificationState | 'unknown', Words>> = {
  pending: { kind: 'info', words: msg({ message: 'Awaiting our decision', comment: 'Where a request stands' }) },
  cancelled: { kind: 'info', words: msg({ message: 'Canceled', comment: 'Where a request stands: by the person' }) },
  accepted: { kind: 'success', words: msg({ message: 'Accepted', comment: 'Where a request stands' }) },
  automaticallyAccepted: {
    kind: 'success',
    words: msg({ message: 'Accepted automatically', comment: 'Where a request stands' }),
  },
  rejected: { kind: 'danger', words: msg({ message: 'Rejected', comment: 'Where a request stands' }) },
  partlyAccepted: { kind: 'warning', words: msg({ message: 'Partly accepted', comment: 'Where a request stands' }) },
  unknown: {
    kind: 'info',
    words: msg({ message: 'Unknown status', comment: 'Where a request stands: a code that this page does not know' }),
  },
};

type Of<Kind extends SubscriptionEntry['kind']> = Extract<SubscriptionEntry, { readonly kind: Kind }>;

interface DocumentProps extends Pick<SumProps, 'isUntaxed'> {
  readonly entry: Of<'invoiced' | 'credited'>;
  /** The server's time when it sent the history. */
  readonly readAt: Moment;
}

interface SumProps {
  readonly value: Money;
  /** No VAT is due on the subscription. */
  readonly isUntaxed: boolean;
}

/** A sum that was invoiced or paid, which includes VAT where any is due. */
function Sum({ value, isUntaxed }: SumProps) {
  return (
    <span className={styles.sum}>
      {isUntaxed ? (
        <Amount value={value} />
      ) : (
        <Trans>
          <Amount value={value} /> incl. VAT
        </Trans>
      )}
    </span>
  );
}

/** An invoice or a credit note: where it is looked at and printed. */
function Document({ entry, readAt, isUntaxed }: DocumentProps) {
  const { kind, reference, total, invoice } = entry;
  const next = kind === 'invoiced' && invoice && isOpen(invoice) ? nextInstalment(invoice) : null;
  return (
    <>
      <Link href={linkTo(invoicePaths.choice)}>
        {kind === 'invoiced' ? <Trans>Invoice {reference}</Trans> : <Trans>Credit note {reference}</Trans>}
      </Link>
      {kind === 'invoiced' && invoice && (
        <span className={styles.state}>
          <InvoiceConditionText invoice={invoice} readAt={readAt} />
          {next && <InstalmentText next={next} />}
        </span>
      )}
      <Sum value={total} isUntaxed={isUntaxed} />
    </>
  );
}

/** A modification request with its state. */
function Request({ entry: { request } }: { readonly entry: Of<'requested'> }) {
  const { i18n } = useLingui();
  const { reference, subject, state, lineCount, rejectedCount } = request;
  const { kind, words } = requestStates[state];
  return (
    <>
      <RequestTitle request={request} isReferenceShown />
      {subject !== null && (
        <span className={styles.kind}>
          <RequestKind request={request} />
        </span>
      )}
      <span className={styles.state}>
        <Status kind={kind}>{i18n._(words)}</Status>
        {lineCount > 1 && (
          <span className={styles.note}>
            {rejectedCount > 0 ? (
              <Trans>
                {rejectedCount} of {lineCount} rejected
              </Trans>
            ) : (
              <Trans comment="How many things a request asks for">{lineCount} total</Trans>
            )}
          </span>
        )}
      </span>
      <span className={styles.reference} translate="no">
        {reference}
      </span>
    </>
  );
}

/** A payment: its receipt. */
function PaymentLink({ reference }: { readonly reference: string }) {
  return (
    <Link href={linkTo(paymentPaths.success, { reference })}>
      <Trans>Payment {reference}</Trans>
    </Link>
  );
}

interface TimelineEntryProps extends Pick<DocumentProps, 'readAt' | 'isUntaxed'> {
  readonly entry: SubscriptionEntry;
}

/** An event in words, with a link to its details. */
export function TimelineEntry({ entry, readAt, isUntaxed }: TimelineEntryProps) {
  switch (entry.kind) {
    case 'ordered':
      return <Trans>Ordered</Trans>;
    case 'begun':
      return <Trans comment="Of a subscription, on a day">Started</Trans>;
    case 'ending':
      return <Trans comment="Of a subscription, on a day to come">Ends</Trans>;
    case 'ended':
      return <Trans comment="Of a subscription, on a day">Ended</Trans>;
    case 'invoiced':
    case 'credited':
      return <Document entry={entry} readAt={readAt} isUntaxed={isUntaxed} />;
    case 'paid':
      return (
        <>
          <PaymentLink reference={entry.reference} />
          <Sum value={entry.amount} isUntaxed={isUntaxed} />
        </>
      );
    case 'requested':
      return <Request entry={entry} />;
    case 'unknown':
      return <Trans>Other event</Trans>;
  }
}
