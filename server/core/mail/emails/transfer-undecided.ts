import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Money } from '../../../../machines/domain/money.ts';
import type { PaymentReceipt, PaymentRefund } from '../../../../machines/domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { invoicesFact } from './request-parts.ts';
import { salutation } from './salutation.ts';

/** A transfer that came in another currency than its invoices, about which the office decides. */
export interface TransferUndecided {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  /** The amounts to decide about. */
  readonly undecided: readonly Money[];
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that are not fully paid. */
  readonly invoices: readonly string[];
  /** Absolute address of the payment's page. */
  readonly link: string;
}

/** The email that asks to send nothing more until the office has decided about what came. */
export function transferUndecided(transfer: TransferUndecided): Mail {
  const { from, to, locale, reference, undecided, receipts, refunds, invoices, link } = transfer;
  const i18n = translator(locale);
  const form = { i18n, locale, timeZone: from.timeZone };
  const amounts = formatList(
    undecided.map((amount) => formatMoney(amount, locale)),
    locale,
  );
  return {
    kind: 'transfer-undecided',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.transferUndecided.subject',
          message: 'Your transfer {reference}: don’t send anything now',
          values: { reference },
        },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.transferUndecided.body',
              message:
                '{count, plural, one {We’ve received {amounts}, in a different currency than your invoice.} other {We’ve received {amounts}, in a different currency than your invoices.}} We’re checking this payment: don’t send anything now. We’ll email you as soon as we know what it pays.',
              comment: 'amounts are one or more amounts of money',
              values: { count: invoices.length, amounts },
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference],
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            invoicesFact(i18n, locale, invoices),
          ],
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.transferUndecided.link', message: 'View your payment', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: '',
    },
  };
}
