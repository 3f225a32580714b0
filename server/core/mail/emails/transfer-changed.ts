import type { Locale } from '../../../../machines/domain/locale.ts';
import type { PaymentReceipt, PaymentRefund, TransferDetails } from '../../../../machines/domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { groupedIban } from '../../../../machines/domain/payment.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { salutation } from './salutation.ts';

/** A transfer that was ordered, after its invoices were paid another way or canceled. */
export interface TransferChanged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** The publisher's bank details, and the open amount: 0 if the transfer is no longer needed. */
  readonly transfer: TransferDetails;
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that the transfer still has to pay. */
  readonly invoices: readonly string[];
  /** Absolute address of the page with the same details. */
  readonly link: string;
}

/** The email that corrects the amount of a transfer that was ordered, or asks not to send it. */
export function transferChanged(changed: TransferChanged): Mail {
  const { from, to, locale, transfer, receipts, refunds, invoices, link } = changed;
  const { reference, holder, iban, bic, bank } = transfer;
  const i18n = translator(locale);
  const form = { i18n, locale, timeZone: from.timeZone };
  const amount = formatMoney(transfer.amount, locale);
  const isNeeded = transfer.amount.minor > 0;
  const subject = isNeeded
    ? i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.subject',
          message: 'Your transfer {reference}: {amount} left to transfer',
          values: { reference, amount },
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.needless.subject',
          message: 'Your transfer {reference} is no longer needed',
          values: { reference },
        },
      );
  const body = isNeeded
    ? i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.body',
          message:
            'An invoice for this transfer was paid another way or canceled. Transfer {amount} to the account below, with the same reference.',
          values: { amount },
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.transferChanged.needless.body',
          message:
            'Everything this transfer was for has been paid another way or canceled. Don’t send anything more: if we receive money now, we’ll send it back.',
        },
      );
  const due = i18n._(
    /*i18n*/ {
      id: 'mail.sum.transfer',
      message: 'to transfer with the reference {reference}',
      values: { reference },
      comment: 'Below an amount',
    },
  );
  const account = [
    [
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.invoices',
          message: '{count, plural, one {Invoice} other {Invoices}}',
          values: { count: invoices.length },
        },
      ),
      formatList(invoices, locale),
    ],
    [i18n._(/*i18n*/ { id: 'mail.transfer.amount', message: 'Amount' }), amount],
    [i18n._(/*i18n*/ { id: 'mail.transfer.holder', message: 'Account holder' }), holder],
    ['IBAN', groupedIban(iban)],
    ['BIC', bic],
    [i18n._(/*i18n*/ { id: 'mail.transfer.bank', message: 'Bank' }), bank],
  ] as const;
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
        ...(isNeeded ? [{ kind: 'sum', amount, due } as const] : []),
        { kind: 'paragraph', text: body },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference],
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            ...(isNeeded ? account : []),
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
