import type { MessageDescriptor } from '@lingui/core';
import type { Invoice, Reversal } from '../../../domain/invoice.ts';
import { isCanceled } from '../../../domain/invoice.ts';
import type { StandingName } from '../../../domain/invoice-condition.ts';
import { standingName } from '../../../domain/invoice-condition.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import { dayIn } from '../../../domain/moment.ts';
import { formatDay, formatList, formatMoney } from './format.ts';
import { translator } from './translator.ts';

const standings: Readonly<Record<StandingName, MessageDescriptor>> = {
  open: /*i18n*/ { id: 'document.toPay', message: 'To pay' },
  partlySettled: /*i18n*/ { id: 'document.partlyPaid', message: 'Partly paid', comment: 'An invoice' },
  settled: /*i18n*/ { id: 'document.paid', message: 'Paid', comment: 'An invoice' },
  disputed: /*i18n*/ { id: 'document.disputed', message: 'Paid, disputed', comment: 'An invoice' },
  partlyDisputed: /*i18n*/ { id: 'document.partlyDisputed', message: 'Paid, partly disputed', comment: 'An invoice' },
  givenBack: /*i18n*/ { id: 'document.givenBack', message: 'Paid, then refunded', comment: 'An invoice' },
  partlyGivenBack: /*i18n*/ {
    id: 'document.partlyGivenBack',
    message: 'Paid, then partly refunded',
    comment: 'An invoice',
  },
  canceled: /*i18n*/ { id: 'document.canceled', message: 'Canceled', comment: 'An invoice' },
};

/** How an invoice stands, in a few words; empty for a document without payment. */
export function standingText(invoice: Invoice, locale: Locale): string {
  const name = standingName(invoice);
  return name === null ? '' : translator(locale)._(standings[name]);
}

const credits = {
  cancels: /*i18n*/ { id: 'document.cancels', message: 'Cancels invoice {reference}.' },
  creditsPart: /*i18n*/ { id: 'document.creditsPart', message: 'Credits part of invoice {reference}.' },
  canceledBy: /*i18n*/ {
    id: 'document.canceledBy',
    message: '{count, plural, one {Canceled by credit note {notes}.} other {Canceled by credit notes {notes}.}}',
  },
  reducedBy: /*i18n*/ {
    id: 'document.reducedBy',
    message: '{count, plural, one {Reduced by credit note {notes}.} other {Reduced by credit notes {notes}.}}',
  },
};

const reversals: Readonly<Record<Reversal['kind'], MessageDescriptor>> = {
  refunded: /*i18n*/ { id: 'document.reversal.refunded', message: 'We refunded {amount} on {day}.' },
  disputed: /*i18n*/ {
    id: 'document.reversal.disputed',
    message: 'You disputed {amount} with your bank on {day}. It hasn’t decided yet.',
  },
  disputeRejected: /*i18n*/ {
    id: 'document.reversal.disputeRejected',
    message: 'Your bank rejected your dispute over {amount} on {day}.',
  },
  disputeAccepted: /*i18n*/ {
    id: 'document.reversal.disputeAccepted',
    message: 'Your bank returned {amount} to you on {day}, after your dispute.',
  },
};

/** A language, and the publisher's time zone. */
export interface DocumentVoice {
  readonly locale: Locale;
  readonly zone: TimeZone;
}

function creditTexts(invoice: Invoice, locale: Locale): readonly string[] {
  const i18n = translator(locale);
  const { credits: credited, isPartialCredit, creditNotes } = invoice;
  if (credited !== null) {
    const text = isPartialCredit ? credits.creditsPart : credits.cancels;
    return [i18n._({ ...text, values: { reference: credited } })];
  }
  if (creditNotes.length === 0) return [];
  const isWhole = isCanceled(invoice);
  const isOnly = isWhole && creditNotes.length === 1;
  const notes = creditNotes.map(({ creditNote, amount }) =>
    isOnly ? creditNote : `${creditNote} (${formatMoney(amount, locale)})`,
  );
  const values = { count: notes.length, notes: formatList(notes, locale) };
  return [i18n._({ ...(isWhole ? credits.canceledBy : credits.reducedBy), values })];
}

/**
 * What changed an invoice since it was issued, in sentences: credit notes, refunds without one, disputes; of a credit
 * note, the invoice that it credits. Empty where nothing did.
 */
export function correctionText(invoice: Invoice, { locale, zone }: DocumentVoice): string {
  const changes = invoice.reversals.map(({ kind, amount, at }) => {
    const values = { amount: formatMoney(amount, locale), day: formatDay(dayIn(at, zone), locale) };
    return translator(locale)._({ ...reversals[kind], values });
  });
  return [...creditTexts(invoice, locale), ...changes].join(' ');
}
