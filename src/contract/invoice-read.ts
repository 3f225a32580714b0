import type { Infer } from 'superstruct';
import { object, optional as maybe, refine } from 'superstruct';
import type { FoundCheckout } from '../../machines/domain/checkout.ts';
import type { Invoice, Moment } from '../../machines/domain/invoice.ts';
import type { Outcome } from '../../machines/domain/payment.ts';
import { commandeTrouvee, foundFromWire, foundToWire } from './checkout.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, rows } from './answer.ts';
import { codec } from './codec.ts';
import { union } from './compound.ts';
import { instant } from './dates.ts';
import { referenceText } from './scalars.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice.ts';
import { outcomeFromWire, outcomeToWire, paiement } from './outcome.ts';

/** What can be read about invoices: those one may see, what became of a payment, what became of an order. */
export type InvoiceQuestion =
  | { readonly kind: 'list' }
  | { readonly kind: 'outcome'; readonly reference: string }
  | { readonly kind: 'checkout'; readonly key: string };

/** With the server's time at the answer, by which an invoice is overdue; `null` where the server sends none. */
export type InvoiceReading =
  | { readonly kind: 'list'; readonly invoices: readonly Invoice[]; readonly readAt: Moment | null }
  | { readonly kind: 'outcome'; readonly outcome: Outcome; readonly readAt: Moment | null }
  | { readonly kind: 'checkout'; readonly checkout: FoundCheckout };

const demande = refine(
  object({ referencePaiement: maybe(referenceText()), cleIdempotence: maybe(referenceText()) }),
  'one question',
  ({ referencePaiement, cleIdempotence }) => referencePaiement === undefined || cleIdempotence === undefined,
);

/** `{}`, `{referencePaiement}` or `{cleIdempotence}`. */
export const invoiceQuestionCodec = codec(demande, {
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
  fields({ factures: required(rows(facture), 'variant'), luLe: optional(instant()) }),
  fields({ paiement: required(paiement, 'variant'), luLe: optional(instant()) }),
  fields({ commande: required(commandeTrouvee, 'variant') }),
]);

function clockToWire(readAt: Moment | null) {
  return readAt === null ? {} : { luLe: readAt };
}

/** The answer to each of the three questions. */
export const invoiceReadingCodec = answerCodec(lecture, {
  decode: (wire): InvoiceReading => {
    if ('factures' in wire) {
      return { kind: 'list', invoices: wire.factures.map(invoiceFromWire), readAt: wire.luLe };
    }
    if ('paiement' in wire) {
      return { kind: 'outcome', outcome: outcomeFromWire(wire.paiement), readAt: wire.luLe };
    }
    return { kind: 'checkout', checkout: foundFromWire(wire.commande) };
  },
  encode: (reading): Written<Infer<typeof lecture>> => {
    switch (reading.kind) {
      case 'list':
        return { factures: reading.invoices.map(invoiceToWire), ...clockToWire(reading.readAt) };
      case 'outcome':
        return { paiement: outcomeToWire(reading.outcome), ...clockToWire(reading.readAt) };
      case 'checkout':
        return { commande: foundToWire(reading.checkout) };
    }
  },
});
