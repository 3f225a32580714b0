import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { askedOf, isSettled } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { vatByRate } from '../../../machines/domain/vat-by-rate.ts';
import { formatDay } from '../../core/i18n/format.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import type { Say } from './document-parts.ts';
import {
  correctionText,
  footOf,
  instalmentsPart,
  linesPart,
  notesPart,
  partyPart,
  sayIn,
  totalsPart,
} from './document-parts.ts';
import { documentTexts as texts } from './document-texts.ts';

/** Kind and number of a document: “Invoice FA-2026-0413”. */
export function titleOf(say: Say, { kind, reference }: Pick<Invoice, 'kind' | 'reference'>): string {
  return say(texts[kind === 'unknown' ? 'invoice' : kind], { reference });
}

/** How an invoice stands, in a word or two; empty for a document without payment. */
function stateOf(say: Say, invoice: Invoice): string {
  const { kind, creditedBy, status } = invoice;
  if (creditedBy !== null) return say(texts.canceled);
  if (kind === 'creditNote' || status === paymentStatus.quote) return '';
  if (status === paymentStatus.partlySettled) return say(texts.partlyPaid);
  return say(isSettled(invoice) ? texts.paid : texts.toPay);
}

interface Made {
  readonly invoice: Invoice;
  readonly locale: Locale;
  readonly nameplate: string;
  readonly facturX: string | null;
}

/** An invoice, a pro forma or a credit note, as its page prints it. */
export function invoiceDocument({ invoice, locale, nameplate, facturX }: Made): PdfDocument {
  const say = sayIn(locale);
  const { kind, issuer, payer, lines, notes, vatMention, legalMentions, net, total, remaining } = invoice;
  const { issuedOn, dueOn, instalments, creditedBy, reductions, paidBy, awaitedTransfer } = invoice;
  const isDue = kind !== 'creditNote' && creditedBy === null;
  return {
    locale,
    title: titleOf(say, invoice),
    state: stateOf(say, invoice),
    nameplate,
    foot: footOf(issuer),
    facturX,
    parts: [
      {
        kind: 'parties',
        from: partyPart(say, say(texts.issuedBy), issuer),
        to: partyPart(say, say(texts.billedTo), payer),
      },
      {
        kind: 'facts',
        rows: [
          [say(kind === 'proForma' ? texts.madeOn : texts.issuedOn), formatDay(issuedOn, locale)],
          [say(texts.dueOn), isDue && instalments.length === 0 ? formatDay(dueOn, locale) : ''],
          [say(texts.paymentReference), paidBy ?? awaitedTransfer?.reference ?? ''],
          [say(texts.correction), correctionText(say, locale, invoice)],
        ],
      },
      linesPart(locale, { caption: say(texts.billed), lines }),
      totalsPart(locale, {
        net,
        vat: vatByRate([invoice]),
        total,
        ...(creditedBy === null && reductions.length > 0 && { asked: askedOf(invoice) }),
        remaining,
      }),
      ...instalmentsPart(locale, invoice),
      ...notesPart(notes),
      ...notesPart(vatMention ? [vatMentionText(vatMention, locale)] : []),
      ...notesPart(legalMentions, true),
      ...notesPart(kind === 'proForma' ? [say(texts.notAnInvoice)] : []),
    ],
  };
}
