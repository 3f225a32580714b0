import type { Infer } from 'superstruct';
import { object, optional as maybe, refine } from 'superstruct';
import type { HelpRequest, ReceiptCopyRequest, FoundCheckout } from '../domain/checkout.ts';
import { MOST_INVOICES } from '../domain/checkout.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { Moment } from '../domain/moment.ts';
import type { ListedRefund, Outcome } from '../domain/payment.ts';
import { helpForm, receiptCopyForm } from '../validation/forms/ordering.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, rows } from './answer.ts';
import { call, defaults, omittedWords, stale } from './call.ts';
import {
  commandeTrouvee,
  foundFromWire,
  foundToWire,
  checkoutAnswerCodec,
  checkoutFields,
  checkoutOrderCodec,
} from './checkout.ts';
import { codec } from './codec.ts';
import { union } from './compound.ts';
import { instant } from './dates.ts';
import { formFields } from './wire-names.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice-codec.ts';
import {
  listedRefundFromWire,
  listedRefundToWire,
  outcomeFromWire,
  outcomeToWire,
  paiement,
  remboursementListe,
} from './outcome.ts';
import { identifier, referenceText } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';
import { requestOf } from './mapping.ts';

const question = object({
  factureIIds: sizedArray(identifier(), 0, MOST_INVOICES),
  message: helpForm.schema.message,
  email: helpForm.schema.email,
});

/** Wire names of a question. */
export const helpNames = { message: 'message', email: 'email' } as const;

/** A question about invoices, for the office. */
const helpRequestCodec = requestOf<HelpRequest>()(question, { invoiceIds: 'factureIIds', ...helpNames });

/** Wire names of a copy. */
const receiptCopyNames = { email: 'email' } as const;

/** A copy of the receipt of a payment, to an address that the caller names. */
const receiptCopyCodec = requestOf<ReceiptCopyRequest>()(
  object({ referencePaiement: referenceText(), email: receiptCopyForm.schema.email }),
  { reference: 'referencePaiement', ...receiptCopyNames },
);

/** Questions about invoices: the caller's list, the outcome of a payment, the answer to an order. */
export type InvoiceQuestion =
  | { readonly kind: 'list' }
  | { readonly kind: 'outcome'; readonly reference: string }
  | { readonly kind: 'checkout'; readonly key: string };

/** With the server's time at the answer, by which an invoice is overdue; `null` where the server sends none. */
export type InvoiceReading =
  | {
      readonly kind: 'list';
      readonly invoices: readonly Invoice[];
      readonly refunds: readonly ListedRefund[];
      readonly readAt: Moment | null;
    }
  | { readonly kind: 'outcome'; readonly outcome: Outcome; readonly readAt: Moment | null }
  | { readonly kind: 'checkout'; readonly checkout: FoundCheckout };

const demande = refine(
  object({ referencePaiement: maybe(referenceText()), cleIdempotence: maybe(referenceText()) }),
  'one question',
  ({ referencePaiement, cleIdempotence }) => referencePaiement === undefined || cleIdempotence === undefined,
);

/** `{}`, `{referencePaiement}` or `{cleIdempotence}`. */
const invoiceQuestionCodec = codec(demande, {
  decode: ({ referencePaiement, cleIdempotence }): InvoiceQuestion => {
    if (referencePaiement !== undefined) return { kind: 'outcome', reference: referencePaiement };
    return cleIdempotence === undefined ? { kind: 'list' } : { kind: 'checkout', key: cleIdempotence };
  },
  encode: (question): Infer<typeof demande> => {
    switch (question.kind) {
      case 'list':
        return {};
      case 'outcome':
        return { referencePaiement: question.reference };
      case 'checkout':
        return { cleIdempotence: question.key };
    }
  },
});

const lecture = union([
  fields({
    factures: required(rows(facture), 'variant'),
    /** Refunds of payments, newest first; absent: none. */
    remboursements: optional(rows(remboursementListe, 'once')),
    luLe: optional(instant()),
  }),
  fields({ paiement: required(paiement, 'variant'), luLe: optional(instant()) }),
  fields({ commande: required(commandeTrouvee, 'variant') }),
]);

function clockToWire(readAt: Moment | null) {
  return readAt === null ? {} : { luLe: readAt };
}

/** The answer to each of the three questions. */
const invoiceReadingCodec = answerCodec(lecture, {
  decode: (wire): InvoiceReading => {
    if ('factures' in wire) {
      const refunds = (wire.remboursements ?? []).map(listedRefundFromWire);
      return { kind: 'list', invoices: wire.factures.map(invoiceFromWire), refunds, readAt: wire.luLe };
    }
    if ('paiement' in wire) {
      return { kind: 'outcome', outcome: outcomeFromWire(wire.paiement), readAt: wire.luLe };
    }
    return { kind: 'checkout', checkout: foundFromWire(wire.commande) };
  },
  encode: (reading): Written<Infer<typeof lecture>> => {
    switch (reading.kind) {
      case 'list':
        return {
          factures: reading.invoices.map(invoiceToWire),
          ...(reading.refunds.length > 0 && { remboursements: reading.refunds.map(listedRefundToWire) }),
          ...clockToWire(reading.readAt),
        };
      case 'outcome':
        return { paiement: outcomeToWire(reading.outcome), ...clockToWire(reading.readAt) };
      case 'checkout':
        return { commande: foundToWire(reading.checkout) };
    }
  },
});

/** Calls about invoices and their payment. */
export const invoiceCalls = {
  'invoice/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/read',
    request: invoiceQuestionCodec,
    answer: invoiceReadingCodec,
    callers: ['signedIn', 'tokenHolder'],
    readsOnly: true,
    failures: [404, 409],
    makesStale: (request) => (request?.kind === 'list' ? [] : stale.money),
    fixtures: [
      'invoice-read.list',
      'invoice-read.transfer-awaited',
      'invoice-read.paid',
      'invoice-read.paid-by-link',
      'invoice-read.partly-paid',
      'invoice-read.returned',
      'invoice-read.not-charged',
      'invoice-read.confirming',
      'invoice-read.checkout',
      'invoice-read.no-checkout',
      'invoice-read.unknown',
    ],
    purpose: 'Tells which invoices the caller may see, what became of a payment, or what became of an order.',
  }),
  'invoice/help': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/help',
    request: helpRequestCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [404, 429],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof helpForm>>(helpNames),
    port: { name: 'askForHelp' },
    fixtures: ['invoice-help'],
    purpose: 'Sends a question about invoices to the office.',
  }),
  'invoice/receipt-copy': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/help',
    asks: { field: 'referencePaiement' },
    request: receiptCopyCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [404, 429],
    fields: formFields<Infer<typeof receiptCopyForm>>(receiptCopyNames),
    port: { name: 'sendReceiptCopy' },
    fixtures: ['invoice-receipt-copy'],
    purpose: 'Sends a copy of the receipt of a payment to an address of the caller’s choice.',
  }),
  'invoice/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/checkout',
    request: checkoutOrderCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn', 'tokenHolder'],
    idempotent: true,
    failures: [404, 429],
    fields: checkoutFields,
    makesStale: () => stale.money,
    fixtures: [
      'invoice-checkout.card',
      'invoice-checkout.transfer',
      'invoice-checkout.changed',
      'invoice-checkout.already-paid',
    ],
    purpose: 'Orders the payment of invoices by card or transfer, once for one idempotency key.',
  }),
};
