import { nextDueOn } from '../../../domain/instalments.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { partyLine } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { dayIn } from '../../../domain/moment.ts';
import { ownReceipts, splitRefunds } from '../../../domain/payment-amounts.ts';
import type { DueRequest, TransferAccount } from '../../../domain/payment-request.ts';
import type { Outcome, PaidOutcome, PaymentRefund, ReturnedOutcome } from '../../../domain/payment.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import { receiptSums } from '../../../domain/receipt-sums.ts';
import { vatByRate } from '../../../domain/vat-by-rate.ts';
import { formatDay, formatMoment, formatMoney } from '../../core/i18n/format.ts';
import { totalTexts } from '../../core/i18n/total-texts.ts';
import { correctionText } from '../../core/i18n/invoice-standing.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { PdfDocument, PdfPart } from '../../core/pdf/document.ts';
import type { Say } from '../invoice/document-parts.ts';
import { linesPart, notesPart, partyPart, sayIn, totalsPart } from '../invoice/document-parts.ts';
import { documentTexts as invoiceTexts } from '../invoice/document-texts.ts';
import { transferPart } from '../invoice/transfer-part.ts';
import { documentTexts as texts, methodTexts, pendingTexts, reasonTexts, sentTexts } from './document-texts.ts';

/** How a document speaks, and by whose clock. */
interface Voice {
  readonly locale: Locale;
  readonly zone: TimeZone;
  readonly nameplate: string;
}

function refundLines(say: Say, refund: PaymentRefund, { locale, zone }: Voice): readonly string[] {
  const { reason, method, state, sentAt } = refund;
  const day = sentAt === null ? null : formatDay(dayIn(sentAt, zone), locale);
  const progress = state === 'sent' && day !== null ? say(sentTexts[method], { day }) : say(pendingTexts[method]);
  return [say(reasonTexts[reason]), progress];
}

type Moved = Pick<Outcome, 'reference' | 'receipts' | 'refunds' | 'remaining'>;

/** The money of a payment, the same as on its page: what came, what goes back, what is still to be paid. */
function movementsPart({ reference, receipts, refunds, remaining }: Moved, voice: Voice): readonly PdfPart[] {
  if (receipts.length + refunds.length === 0) return [];
  const { locale, zone } = voice;
  const { refunded, undecided } = splitRefunds(refunds);
  const say = sayIn(locale);
  const rows = [
    ...receipts.map(({ payment, method, at, amount, bankReference }) => ({
      term: say(texts.receivedOnDay, { day: formatDay(dayIn(at, zone), locale) }),
      lines: [
        say(methodTexts[method]),
        ...(payment === reference ? [] : [say(texts.otherPayment, { reference: payment })]),
        ...(bankReference === null ? [] : [say(texts.bankReference, { reference: bankReference })]),
      ],
      amount: formatMoney(amount, locale),
    })),
    ...refunded.map((refund) => ({
      term: say(texts.refund, { reference: refund.reference }),
      lines: refundLines(say, refund, voice),
      amount: formatMoney({ ...refund.amount, minor: -refund.amount.minor }, locale),
    })),
    ...undecided.map(({ amount, reason }) => ({
      term: say(texts.undecided, { amount: formatMoney(amount, locale) }),
      lines: [say(reasonTexts[reason]), say(texts.undecidedNote)],
      amount: '',
    })),
    ...(remaining.minor === 0 || undecided.length > 0
      ? []
      : [{ term: say(texts.remaining), lines: [], amount: formatMoney(remaining, locale) }]),
  ];
  return [{ kind: 'movements', title: say(texts.movements), rows }];
}

const partiesOf = ({ issuer, payer }: Invoice): string => JSON.stringify([issuer, payer]);

/** Whether all of a payment has gone back. */
const isReturned = (refunds: readonly PaymentRefund[]): boolean => refunds.every(({ state }) => state === 'sent');

/**
 * The receipt of a payment; of one that went or goes back, payment and refunds. Its totals are of invoices that stand: with the money that came and went they add up;
 * credit notes for parts of them are taken off.
 */
export function receiptDocument(outcome: PaidOutcome | ReturnedOutcome, voice: Voice): PdfDocument {
  const { reference, method, invoices, subscriptions, receipts, refunds, total } = outcome;
  const paidAt = ownReceipts(outcome).at(-1)?.at ?? receipts.at(-1)?.at ?? null;
  const { locale, zone, nameplate } = voice;
  const say = sayIn(locale);
  const facts: PdfPart = {
    kind: 'facts',
    rows: [
      ...(paidAt === null ? [] : [[say(texts.received), formatMoment(paidAt, locale, zone)] as const]),
      [say(texts.method), say(methodTexts[method])],
      ...subscriptions.flatMap(({ reference: number, isFromQuotation, period }) => {
        if (period === null) return [];
        const days = { from: formatDay(period.startsOn, locale), to: formatDay(period.endsOn, locale) };
        const term = isFromQuotation ? texts.quotedSubscription : texts.subscription;
        return [[say(term, { reference: number }), say(texts.period, days)] as const];
      }),
    ],
  };
  const [first] = invoices;
  return {
    locale,
    title: say(outcome.kind === 'paid' ? texts.receipt : texts.paymentAndRefund, { reference }),
    state:
      outcome.kind === 'paid'
        ? say(texts.paidOn, { day: formatDay(dayIn(outcome.paidAt, zone), locale) })
        : say(isReturned(refunds) ? texts.refunded : texts.beingRefunded),
    nameplate,
    foot: first ? partyLine(first.issuer) : nameplate,
    facturX: null,
    parts: [
      ...invoices.flatMap((invoice, index): readonly PdfPart[] => {
        const before = invoices[index - 1];
        const isSame = before !== undefined && partiesOf(before) === partiesOf(invoice);
        const { issuer, payer, lines, notes, vatMention } = invoice;
        const day = formatDay(invoice.issuedOn, locale);
        const correction = correctionText(invoice, voice);
        return [
          ...(isSame
            ? []
            : [
                {
                  kind: 'parties' as const,
                  from: partyPart(say, say(texts.paidTo), issuer),
                  to: partyPart(say, say(texts.paidBy), payer),
                  ...(index > 0 && { isFurther: true as const }),
                },
              ]),
          ...(index === 0 ? [facts] : []),
          linesPart(locale, { caption: say(texts.invoiceOf, { reference: invoice.reference, day }), lines }),
          ...notesPart(correction === '' ? [] : [correction]),
          ...notesPart(notes),
          ...notesPart(vatMention ? [vatMentionText(vatMention, locale)] : []),
        ];
      }),
      totalsPart(locale, receiptSums(invoices, total.currency, vatByRate)),
      ...movementsPart(outcome, voice),
      ...notesPart([...new Set(invoices.flatMap(({ legalMentions }) => legalMentions))], { isSmall: true }),
    ],
  };
}

function subjectOf(say: Say, { lines }: Invoice): string {
  const subject = lines[0]?.label ?? '';
  const count = lines.length - 1;
  return count < 1 ? subject : say(texts.furtherLines, { subject, count });
}

/** A transfer for the person who orders it at the bank: what it pays, and where it goes. */
export function transferDocument(
  outcome: Moved & Pick<Outcome, 'invoices'>,
  { request, account }: { readonly request: DueRequest; readonly account: TransferAccount },
  voice: Voice,
): PdfDocument {
  const { invoices, receipts } = outcome;
  const { amount, next, remaining } = request;
  const { locale, nameplate } = voice;
  const say = sayIn(locale);
  const [first] = invoices;
  return {
    locale,
    title: say(texts.transfer, { reference: outcome.reference }),
    state: say(receipts.length > 0 ? texts.remaining : totalTexts.remaining),
    nameplate,
    foot: first ? partyLine(first.issuer) : nameplate,
    facturX: null,
    parts: [
      ...(first
        ? [
            {
              kind: 'parties' as const,
              from: partyPart(say, say(invoiceTexts.issuedBy), first.issuer),
              to: partyPart(say, say(invoiceTexts.billedTo), first.payer),
            },
          ]
        : []),
      {
        kind: 'table',
        caption: say(texts.paidByTransfer),
        columns: [
          { header: say(invoiceTexts.description) },
          { header: say(texts.invoice) },
          { header: say(invoiceTexts.dueOn) },
          { header: say(totalTexts.untaxedTotal), isNumeric: true },
          { header: say(totalTexts.remaining), isNumeric: true },
        ],
        rows: invoices.map((invoice) => [
          subjectOf(say, invoice),
          invoice.reference,
          formatDay(nextDueOn(invoice), locale),
          formatMoney(invoice.total, locale),
          formatMoney(invoice.remaining, locale),
        ]),
      },
      ...movementsPart(outcome, voice),
      transferPart(
        say,
        [
          [say(texts.amount), formatMoney(amount, locale)],
          ...(next
            ? [
                [
                  say(texts.instalment, { number: next.number, count: next.count }),
                  say(texts.instalmentBy, { day: formatDay(next.dueOn, locale) }),
                ] as const,
              ]
            : []),
          ...(amount.minor < remaining.minor ? [[say(texts.leftInAll), formatMoney(remaining, locale)] as const] : []),
        ],
        { ...account, amount },
      ),
    ],
  };
}
