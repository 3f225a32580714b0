import type { IssueFacts } from '../../../domain/invoice-facts.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { partyLine } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { vatByRate } from '../../../domain/vat-by-rate.ts';
import { formatDay, formatMoney } from '../../core/i18n/format.ts';
import { totalTexts } from '../../core/i18n/total-texts.ts';
import type { DocumentVoice } from '../../core/i18n/invoice-standing.ts';
import { correctionText, standingText } from '../../core/i18n/invoice-standing.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { PdfDocument, PdfPart } from '../../core/pdf/document.ts';
import type { Say } from './document-parts.ts';
import { linesPart, notesPart, partyPart, sayIn, totalsPart } from './document-parts.ts';
import { documentTexts as texts } from './document-texts.ts';
import { transferPart } from './transfer-part.ts';

/** Kind and number of a document: “Invoice FA-2026-0413”. */
export function titleOf(say: Say, { kind, reference }: Pick<Invoice, 'kind' | 'reference'>): string {
  return say(texts[kind === 'unknown' ? 'invoice' : kind], { reference });
}

/** The ways to pay an issued invoice. */
interface Payable {
  /** `null` where the publisher has none in its currency. */
  readonly account: IssueFacts['account'];
  /** The page of the account’s invoices. */
  readonly link: string;
  /** Whether its page takes no card: the invoice goes through Chorus Pro. */
  readonly isByTransferOnly: boolean;
}

/** How to pay an invoice from paper: its number is the reference. */
function payableParts(say: Say, { reference, total }: Invoice, payable: Payable, locale: Locale): readonly PdfPart[] {
  const { account, link, isByTransferOnly } = payable;
  const row = [say(totalTexts.remaining), formatMoney(total, locale)] as const;
  return [
    ...notesPart([say(isByTransferOnly ? texts.viewOnline : texts.payOnline, { link })]),
    ...(account ? [transferPart(say, [row], { ...account, reference, amount: total })] : []),
  ];
}

interface Made extends DocumentVoice {
  readonly invoice: Invoice;
  readonly nameplate: string;
  readonly facturX: string | null;
  /** How it is paid, if it was still to be paid at its issue. */
  readonly payable: Payable | null;
}

/** An invoice or a credit note as it was issued, or a pro forma as it is. */
export function invoiceDocument({ invoice, locale, zone, nameplate, facturX, payable }: Made): PdfDocument {
  const say = sayIn(locale);
  const { kind, issuer, payer, lines, notes, vatMention, legalMentions, net, total, remaining } = invoice;
  const { issuedOn, dueOn, paidBy } = invoice;
  return {
    locale,
    title: titleOf(say, invoice),
    // What an issued invoice asks for stands at its foot: it is no state, which would be another one later.
    state: payable ? '' : standingText(invoice, locale),
    nameplate,
    foot: partyLine(issuer),
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
          [say(texts.dueOn), kind === 'creditNote' ? '' : formatDay(dueOn, locale)],
          [say(texts.paymentReference), paidBy ?? ''],
          [say(texts.correction), correctionText(invoice, { locale, zone })],
        ],
      },
      linesPart(locale, { caption: say(texts.billed), lines }),
      totalsPart(locale, {
        net,
        vat: vatByRate([invoice]),
        total,
        remaining,
        isToPay: kind !== 'creditNote',
      }),
      ...notesPart(notes),
      ...notesPart(vatMention ? [vatMentionText(vatMention, locale)] : []),
      ...notesPart(legalMentions, { isSmall: true }),
      ...notesPart(kind === 'proForma' ? [say(texts.notAnInvoice)] : []),
      ...(payable ? payableParts(say, invoice, payable, locale) : []),
    ],
  };
}
