import type { I18n } from '@lingui/core';
import type { ChorusStep } from '../../../../domain/chorus.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { requestOf } from '../../../../domain/payment-request.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Fact, Mail } from '../email.ts';
import { invoiceFile } from './documents.ts';
import { instalmentFacts } from './instalment-facts.ts';
import { duePart } from './request-parts.ts';
import { salutation } from './salutation.ts';

/** A step of an invoice at Chorus Pro. */
export interface ChorusNews {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly invoice: Invoice;
  readonly step: ChorusStep;
  /** Absolute address with the token: it opens this invoice without signing in. */
  readonly link: string;
}

interface Words {
  readonly subject: string;
  readonly body: string;
  readonly fact: Fact;
}

function wordsOf(i18n: I18n, { reference }: Invoice, step: ChorusStep): Words {
  const values = { reference };
  if (step.kind === 'deposited') {
    return {
      subject: i18n._(
        /*i18n*/ { id: 'mail.chorus.deposited.subject', message: 'Invoice {reference} is on Chorus Pro', values },
      ),
      body: i18n._(
        /*i18n*/ {
          id: 'mail.chorus.deposited.body',
          message: 'We’ve submitted your invoice to Chorus Pro. Pay it by bank transfer once it’s validated there.',
        },
      ),
      fact: [i18n._(/*i18n*/ { id: 'mail.fact.chorusDeposit', message: 'Submission number' }), step.reference],
    };
  }
  return {
    subject: i18n._(
      /*i18n*/ { id: 'mail.chorus.rejected.subject', message: 'Chorus Pro has rejected invoice {reference}', values },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.chorus.rejected.body',
        message:
          'Chorus Pro has rejected your invoice. We’re correcting it and will resubmit it. Pay it by bank transfer once it’s validated there. If your SIRET number, service code, or purchase commitment number has changed, reply to this email.',
      },
    ),
    fact: [i18n._(/*i18n*/ { id: 'mail.fact.chorusReason', message: 'Reason' }), step.reason],
  };
}

/** The email to a French public body about a deposit of its invoice on Chorus Pro, or its rejection there. */
export function chorusStepTaken({ from, to, locale, invoice, step, link }: ChorusNews): Mail {
  const i18n = translator(locale);
  const { subject, body, fact } = wordsOf(i18n, invoice, step);
  const { dueOn, instalments, remaining } = invoice;
  const request = requestOf({ invoices: [invoice], refunds: [], remaining, transfer: null });
  return {
    kind: `chorus-${step.kind}`,
    documents: [invoiceFile(invoice.reference)],
    from: { ...from, issuer: invoice.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject,
      salutation: salutation(i18n, to),
      parts: [
        ...(request.kind === 'pay' && step.kind === 'deposited' ? [duePart(i18n, locale, request)] : []),
        { kind: 'paragraph', text: body },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.invoice', message: 'Invoice' }), invoice.reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.amount', message: 'Total amount' }), formatMoney(invoice.total, locale)],
            ...(instalments.length > 0
              ? instalmentFacts(i18n, locale, invoice)
              : [[i18n._(/*i18n*/ { id: 'mail.fact.due', message: 'Due' }), formatDay(dueOn, locale)] as const]),
            fact,
          ],
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.chorus.link', message: 'View the invoice', comment: 'Button' }),
          url: link,
        },
      ],
      note: '',
    },
  };
}
