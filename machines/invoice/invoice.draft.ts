import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, object, string } from 'superstruct';
import { cartParts } from '../../domain/invoice.ts';
import { invoiceMethods } from '../../domain/payment.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { helpDraft } from '../shared/ordering/help.states.ts';

/** The tab's draft of the invoice funnel: the person's input, and the identity of the order; no server data. */
export const invoiceDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Number of the order in this tab; counts up when the server has settled one. Part of the idempotency key. */
  attempt: integer(),
  /** An order was sent under the present key, and its result is unknown. */
  submitted: boolean(),
  /** Chosen invoices; `null` before the person has chosen. */
  selected: nullable(array(integer())),
  method: enums(invoiceMethods),
  /** What a card is charged, where the invoice has a payment plan. */
  part: defaulted(enums(cartParts), 'next'),
  help: helpDraft,
  /** A copy of a receipt: the typed address, and the one of the last copy; both initially empty. */
  copy: defaulted(object({ email: string(), sentTo: string() }), { email: '', sentTo: '' }),
});

export type InvoiceDraft = Infer<typeof invoiceDraft>;

/** The draft of a fresh visit. */
export function freshInvoiceDraft({ seed, email }: Readonly<Record<'seed' | 'email', string>>): InvoiceDraft {
  return {
    seed,
    attempt: 1,
    submitted: false,
    selected: null,
    method: 'card',
    part: 'next',
    help: { message: '', email, isSent: false },
    copy: { email: '', sentTo: '' },
  };
}

/** One day, in milliseconds: hosted pages expire sooner, and invoices rarely change within it. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const invoiceDraftRules: DraftRules<InvoiceDraft> = { version: 4, struct: invoiceDraft, lifetime: LIFETIME };
