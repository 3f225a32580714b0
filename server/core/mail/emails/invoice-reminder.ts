import type { I18n } from '@lingui/core';
import { instalmentFacts } from './instalment-facts.ts';
import { invoiceLinkParts } from './invoice-link-parts.ts';
import type { Instalment } from '../../../../domain/instalments.ts';
import { leftOf } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';
import { waysText } from './ways-text.ts';

/** Values of a reminder. */
export interface InvoiceReminder {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly invoice: Invoice;
  /** The instalment that it is about; `null` for all of the invoice. */
  readonly instalment: Instalment | null;
  /** Whether its due day is over. */
  readonly isOverdue: boolean;
  /** Absolute address with the token: it opens this invoice without signing in. */
  readonly link: string;
}

type Reminded = Readonly<Record<'reference' | 'day', string>>;

/** The subject of a reminder of an instalment. */
function instalmentSubject(i18n: I18n, isOverdue: boolean, values: Reminded): string {
  return isOverdue
    ? i18n._(
        /*i18n*/ {
          id: 'mail.reminder.instalmentOverdueSubject',
          message: 'Reminder: an installment of invoice {reference} was due on {day}',
          values,
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.reminder.instalmentSubject',
          message: 'An installment of your invoice {reference} is due on {day}',
          values,
        },
      );
}

/** The subject of a reminder of a whole invoice. */
function subjectOf(i18n: I18n, isOverdue: boolean, values: Reminded): string {
  return isOverdue
    ? i18n._(
        /*i18n*/ {
          id: 'mail.reminder.overdueSubject',
          message: 'Reminder: invoice {reference} was due on {day}',
          values,
        },
      )
    : i18n._(/*i18n*/ { id: 'mail.reminder.subject', message: 'Your invoice {reference} is due on {day}', values });
}

/** How it can be paid, in a sentence. */
type Ways = Readonly<Record<'ways', string>>;

function instalmentBody(i18n: I18n, isOverdue: boolean, values: Ways): string {
  return isOverdue
    ? i18n._(
        /*i18n*/ {
          id: 'mail.reminder.instalmentOverdueBody',
          message: 'We haven’t received this installment yet. {ways} If you’ve just paid it, ignore this email.',
          comment: 'ways is a sentence: how it can be paid',
          values,
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.reminder.instalmentBody',
          message: 'This installment is due soon. {ways}',
          comment: 'ways is a sentence: how it can be paid',
          values,
        },
      );
}

function bodyOf(i18n: I18n, isOverdue: boolean, values: Ways): string {
  return isOverdue
    ? i18n._(
        /*i18n*/ {
          id: 'mail.reminder.overdueBody',
          message: 'We haven’t received your payment yet. {ways} If you’ve just paid it, ignore this email.',
          comment: 'ways is a sentence: how it can be paid',
          values,
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.reminder.body',
          message: 'Your invoice is due soon. {ways}',
          comment: 'ways is a sentence: how it can be paid',
          values,
        },
      );
}

interface Due {
  readonly isOverdue: boolean;
  readonly isPart: boolean;
  readonly day: string;
}

/** Below the amount: when it is, or was, due. */
function dueText(i18n: I18n, { isOverdue, isPart, day }: Due): string {
  const values = { day };
  if (!isOverdue) {
    return i18n._(
      /*i18n*/ {
        id: 'mail.sum.due',
        message: 'Total, due by {day}',
        values,
        comment: 'Below the total of an invoice',
      },
    );
  }
  return isPart
    ? i18n._(
        /*i18n*/ {
          id: 'mail.sum.instalmentOverdue',
          message: 'Total, due since {day}',
          values,
          comment: 'Below the amount left to pay of an installment',
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.sum.overdue',
          message: 'Total, due since {day}',
          values,
          comment: 'Below the amount left to pay of an invoice',
        },
      );
}

/** The email that reminds of an unpaid invoice or instalment, before or after its due day: what is left to pay, and the link. */
export function invoiceReminder({ from, to, locale, invoice, instalment, isOverdue, link }: InvoiceReminder): Mail {
  const i18n = translator(locale);
  const { reference, issuedOn, remaining, awaitedTransfer } = invoice;
  const day = formatDay((instalment ?? invoice).dueOn, locale);
  return {
    kind: 'invoice-reminder',
    documents: [{ kind: 'invoice', reference }, ...(instalment ? [{ kind: 'schedule', reference } as const] : [])],
    from: { ...from, issuer: invoice.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: (instalment ? instalmentSubject : subjectOf)(i18n, isOverdue, { reference, day }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(instalment ? leftOf(instalment) : remaining, locale),
          due: dueText(i18n, { isOverdue, isPart: instalment !== null, day }),
        },
        {
          kind: 'paragraph',
          text: (instalment ? instalmentBody : bodyOf)(i18n, isOverdue, { ways: waysText(i18n, invoice) }),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.invoice', message: 'Invoice' }), reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.issuedOn', message: 'Issued on' }), formatDay(issuedOn, locale)],
            ...(instalment
              ? instalmentFacts(i18n, locale, invoice)
              : [[i18n._(/*i18n*/ { id: 'mail.fact.due', message: 'Due' }), day] as const]),
            ...(awaitedTransfer
              ? [[i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference] as const]
              : []),
          ],
        },
        ...invoiceLinkParts(i18n, link),
      ],
      note: '',
    },
  };
}
