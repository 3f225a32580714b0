import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Money } from '../../../../domain/money.ts';
import type { PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import type { Addressee, EmailLayout, Fact, Mail } from '../email.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { invoicesFact } from './request-parts.ts';
import { salutation } from './salutation.ts';

/** A transfer whose invoices are still open, and what came for it. */
export interface OpenTransfer {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that are not fully paid. */
  readonly invoices: readonly string[];
  /** Absolute address of the button’s page. */
  readonly link: string;
}

interface Content {
  readonly kind: Mail['kind'];
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Further rows. */
  readonly facts?: readonly Fact[];
  /** Label of the button; `null` without one. */
  readonly button: string | null;
  readonly note?: string;
}

/** Amounts in a sentence. */
export function amountsText(amounts: readonly Money[], locale: Locale): string {
  return formatList(
    amounts.map((amount) => formatMoney(amount, locale)),
    locale,
  );
}

/** An email about an open transfer: what came for it, what went back, and its invoices. */
export function transferMail(
  i18n: I18n,
  { from, to, locale, reference, receipts, refunds, invoices, link }: OpenTransfer,
  { kind, subject, paragraphs, facts = [], button, note = '' }: Content,
): Mail {
  const form = { i18n, locale, timeZone: from.timeZone };
  return {
    kind,
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject,
      salutation: salutation(i18n, to),
      parts: [
        ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference],
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            invoicesFact(i18n, locale, invoices),
            ...facts,
          ],
        },
        ...(button === null ? [] : [{ kind: 'link', label: button, url: link } as const]),
      ],
      note,
    },
  };
}
