import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { PaymentRequest } from '../../../../domain/payment-request.ts';
import type { PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { accountFacts, dueFacts, dueValues, invoicesFact } from './request-parts.ts';
import { salutation } from './salutation.ts';

/**
 * Why a transfer changed after it was ordered; `returned`: what came in another currency goes back; `scheduled` and
 * `unscheduled`: an invoice has a payment plan, or has none any more.
 */
export type TransferChange = 'credited' | 'paidOtherwise' | 'returned' | 'scheduled' | 'unscheduled';

/** A transfer that was ordered, after the money asked for its invoices changed. */
export interface TransferChanged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  readonly why: TransferChange;
  /** What is asked for now; no more than is due next. */
  readonly request: Exclude<PaymentRequest, { readonly kind: 'wait' }>;
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that the transfer still has to pay. */
  readonly invoices: readonly string[];
  /** Absolute address of the page with the same details. */
  readonly link: string;
}

/** What happened to the invoices of the transfer. */
function reasonOf(i18n: I18n, why: TransferChange): string {
  switch (why) {
    case 'credited':
      return i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.credited',
          message: 'We’ve issued a credit note for an invoice of this transfer.',
        },
      );
    case 'paidOtherwise':
      return i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.paidOtherwise',
          message: 'We’ve received another payment for an invoice of this transfer.',
        },
      );
    case 'returned':
      return i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.returned',
          message: 'We’re sending back what we received in another currency.',
        },
      );
    case 'scheduled':
      return i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.scheduled',
          message: 'An invoice of this transfer now has a payment plan.',
        },
      );
    case 'unscheduled':
      return i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.unscheduled',
          message: 'An invoice of this transfer no longer has a payment plan.',
        },
      );
  }
}

/** The email that corrects the amount of a transfer that was ordered, or asks not to send it. */
export function transferChanged(changed: TransferChanged): Mail {
  const { from, to, locale, reference, why, request, receipts, refunds, invoices, link } = changed;
  const i18n = translator(locale);
  const form = { i18n, locale, timeZone: from.timeZone };
  const values = { reference, ...(request.kind === 'pay' && dueValues(request, locale)) };
  const subject =
    request.kind === 'pay'
      ? i18n._(
          /*i18n*/ {
            id: 'mail.transferChanged.subject',
            message: 'Your transfer {reference}: {amount} left to transfer',
            values,
          },
        )
      : i18n._(
          /*i18n*/ {
            id: 'mail.transferChanged.needless.subject',
            message: 'Your transfer {reference} is no longer needed',
            values,
          },
        );
  const advice =
    request.kind === 'pay'
      ? i18n._(
          /*i18n*/ {
            id: 'mail.transferChanged.body',
            message: 'Transfer {amount} to the account below, with the same reference.',
            values,
          },
        )
      : i18n._(
          /*i18n*/ {
            id: 'mail.transferChanged.needless.body',
            message:
              'Nothing is left to pay with it. Don’t send anything more. If we receive money now, we’ll send it back.',
          },
        );
  const due = i18n._(
    /*i18n*/ {
      id: 'mail.sum.transfer',
      message: 'to transfer with the reference {reference}',
      values: { reference: (request.kind === 'pay' && request.account?.reference) || reference },
      comment: 'Below an amount',
    },
  );
  return {
    kind: 'transfer-changed',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject,
      salutation: salutation(i18n, to),
      parts: [
        ...(request.kind === 'pay' ? [{ kind: 'sum', amount: dueValues(request, locale).amount, due } as const] : []),
        { kind: 'paragraph', text: `${reasonOf(i18n, why)} ${advice}` },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.payment', message: 'Payment' }), reference],
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            ...(request.kind === 'pay'
              ? [invoicesFact(i18n, locale, invoices), ...dueFacts(i18n, locale, request)]
              : []),
            ...(request.kind === 'pay' && request.account ? accountFacts(i18n, request.account) : []),
          ],
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.transfer.link', message: 'View bank details', comment: 'Button' }),
          url: link,
        },
      ],
      note: '',
    },
  };
}
