import type { I18n } from '@lingui/core';
import type { Instalment } from '../../../../domain/instalments.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { DueRequest } from '../../../../domain/payment-request.ts';
import type { MoneyMethod, PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { instalmentFacts } from './instalment-facts.ts';
import { openLinkNote } from './invoice-link-parts.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { accountFacts, dueFacts, leftFacts, duePart, dueValues, invoicesFact } from './request-parts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';

/** A payment after which something is left to pay: an instalment, or less than the amount due. */
export interface PaymentPartlyReceived {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  readonly method: MoneyMethod;
  /** Payments received so far, oldest first, and the part to be refunded. */
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that are not fully paid. */
  readonly invoices: readonly string[];
  readonly request: DueRequest;
  /** The payment plan of the only invoice left; usually none. */
  readonly instalments: readonly Instalment[];
  /** Absolute address of the page to pay the rest. */
  readonly link: string;
  /** Whether the address opens one invoice without signing in. */
  readonly isOpenLink: boolean;
}

/** What came last in the currency of the invoices. */
function receivedOf({ receipts, request, locale }: PaymentPartlyReceived): string {
  const last = receipts.findLast(({ amount }) => amount.currency === request.amount.currency);
  return last ? formatMoney(last.amount, locale) : '';
}

function bodyOf(i18n: I18n, payment: PaymentPartlyReceived): string {
  const { request, locale, invoices } = payment;
  const values = { ...dueValues(request, locale), received: receivedOf(payment), count: invoices.length };
  if (request.next)
    return i18n._(
      /*i18n*/ {
        id: 'mail.rest.instalment',
        message:
          'Thank you. We’ve received {received}. Next is {amount}, for installment {number} of {total}, by {day}.',
        comment: 'received and amount are amounts',
        values,
      },
    );
  return i18n._(
    /*i18n*/ {
      id: 'mail.rest.body',
      message:
        '{count, plural, one {Thank you. We’ve received {received}, which is less than the amount due. {remaining} of your invoice is left to pay.} other {Thank you. We’ve received {received}, which is less than the amount due. {remaining} of your invoices is left to pay.}}',
      comment: 'received and remaining are amounts',
      values,
    },
  );
}

/** How the rest can be paid, by the methods that this buyer has. */
function waysOf(i18n: I18n, { methods, account }: DueRequest): string {
  if (!methods.includes('card'))
    return account
      ? i18n._(/*i18n*/ { id: 'mail.rest.how.transfer', message: 'Send a transfer with the same reference:' })
      : i18n._(/*i18n*/ { id: 'mail.rest.how.page', message: 'Get the bank details for your transfer online.' });
  return account
    ? i18n._(
        /*i18n*/ {
          id: 'mail.rest.how',
          message: 'Pay online, by card or bank transfer, or send another transfer with the same reference:',
        },
      )
    : i18n._(/*i18n*/ { id: 'mail.rest.how.online', message: 'Pay online, by card or bank transfer.' });
}

/** The button that leads to the payment of what is due next. */
function linkOf(i18n: I18n, request: DueRequest, locale: Locale): string {
  if (!request.methods.includes('card'))
    return i18n._(/*i18n*/ { id: 'mail.transfer.link', message: 'View bank details', comment: 'Button' });
  const values = dueValues(request, locale);
  return request.next
    ? i18n._(/*i18n*/ { id: 'mail.rest.linkNext', message: 'Pay {amount} online', comment: 'Button', values })
    : i18n._(/*i18n*/ { id: 'mail.rest.link', message: 'Pay the rest online', comment: 'Button' });
}

/** The email that confirms a partial payment, and asks for what is due next. */
export function paymentPartlyReceived(payment: PaymentPartlyReceived): Mail {
  const { from, to, locale, reference, method, receipts, refunds, invoices, request, instalments, link, isOpenLink } =
    payment;
  const i18n = translator(locale);
  const form = { i18n, locale, timeZone: from.timeZone };
  const values = dueValues(request, locale);
  return {
    kind: 'payment-partly-received',
    documents: [...(request.account ? [{ kind: 'transfer', reference } as const] : []), ...invoices.map(invoiceFile)],
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: request.next
        ? i18n._(
            /*i18n*/ {
              id: 'mail.rest.instalmentSubject',
              message: 'Payment received: next, {amount} by {day}',
              values,
            },
          )
        : i18n._(
            /*i18n*/ {
              id: 'mail.rest.subject',
              message: 'Transfer received: {remaining} left to pay',
              values,
            },
          ),
      title:
        request.next || method !== 'transfer'
          ? i18n._(/*i18n*/ { id: 'mail.receipt.title', message: 'Payment received' })
          : i18n._(/*i18n*/ { id: 'mail.rest.title', message: 'Transfer partly received' }),
      salutation: salutation(i18n, to),
      parts: [
        duePart(i18n, locale, request),
        { kind: 'paragraph', text: bodyOf(i18n, payment) },
        { kind: 'paragraph', text: waysOf(i18n, request) },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.payment', message: 'Payment' }), reference],
            invoicesFact(i18n, locale, invoices),
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            ...instalmentFacts(i18n, locale, { instalments }),
            ...(instalments.length > 0 ? leftFacts : dueFacts)(i18n, locale, request),
            ...(request.account ? accountFacts(i18n, request.account) : []),
          ],
        },
        {
          kind: 'link',
          label: linkOf(i18n, request, locale),
          url: link,
        },
      ],
      note: isOpenLink ? openLinkNote(i18n) : '',
    },
  };
}
