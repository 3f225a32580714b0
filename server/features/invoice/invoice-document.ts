import type { Invoice } from '../../../machines/domain/invoice.ts';
import { askedOf, isCanceled } from '../../../machines/domain/invoice.ts';
import { vatByRate } from '../../../machines/domain/vat-by-rate.ts';
import { formatDay } from '../../core/i18n/format.ts';
import type { DocumentVoice } from '../../core/i18n/invoice-standing.ts';
import { correctionText, standingText } from '../../core/i18n/invoice-standing.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import type { Say } from './document-parts.ts';
import { footOf, instalmentsPart, linesPart, notesPart, partyPart, sayIn, totalsPart } from './document-parts.ts';
import { documentTexts as texts } from './document-texts.ts';

/** Kind and number of a document: “Invoice FA-2026-0413”. */
export function titleOf(say: Say, { kind, reference }: Pick<Invoice, 'kind' | 'reference'>): string {
  return say(texts[kind === 'unknown' ? 'invoice' : kind], { reference });
}

interface Made extends DocumentVoice {
  readonly invoice: Invoice;
  readonly nameplate: string;
  readonly facturX: string | null;
}

/** An invoice, a pro forma or a credit note, as its page prints it. */
export function invoiceDocument({ invoice, locale, zone, nameplate, facturX }: Made): PdfDocument {
  const say = sayIn(locale);
  const { kind, issuer, payer, lines, notes, vatMention, legalMentions, net, total, remaining } = invoice;
  const { issuedOn, dueOn, instalments, creditNotes, paidBy, awaitedTransfer } = invoice;
  const isDue = kind !== 'creditNote' && !isCanceled(invoice);
  return {
    locale,
    title: titleOf(say, invoice),
    state: standingText(invoice, locale),
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
          [say(texts.correction), correctionText(invoice, { locale, zone })],
        ],
      },
      linesPart(locale, { caption: say(texts.billed), lines }),
      totalsPart(locale, {
        net,
        vat: vatByRate([invoice]),
        total,
        ...(creditNotes.length > 0 && { asked: askedOf(invoice) }),
        remaining,
        isToPay: isDue,
      }),
      ...instalmentsPart(locale, invoice),
      ...notesPart(notes),
      ...notesPart(vatMention ? [vatMentionText(vatMention, locale)] : []),
      ...notesPart(legalMentions, true),
      ...notesPart(kind === 'proForma' ? [say(texts.notAnInvoice)] : []),
    ],
  };
}
