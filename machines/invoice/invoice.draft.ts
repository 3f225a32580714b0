import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, object, string } from 'superstruct';
import { invoiceMethods } from '../domain/payment.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { helpDraft } from '../shared/ordering/help.states.ts';

/** What a tab remembers of the invoice funnel: what was typed, and the identity of the order. Nothing of the server's. */
export const invoiceDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts orders that the server has settled one way or another; part of the key. */
  attempt: integer(),
  /** An order was sent under the present key and its end is not known. */
  submitted: boolean(),
  /** Chosen invoices; `null` before the person has chosen. */
  selected: nullable(array(integer())),
  method: enums(invoiceMethods),
  help: helpDraft,
  /** A copy of a receipt for somebody: where it is to go, and where the last one went; both empty at first. */
  copy: defaulted(object({ email: string(), sentTo: string() }), { email: '', sentTo: '' }),
});

export type InvoiceDraft = Infer<typeof invoiceDraft>;

/** The draft of a visit that remembers nothing. */
export function freshInvoiceDraft({ seed, email }: Readonly<Record<'seed' | 'email', string>>): InvoiceDraft {
  return {
    seed,
    attempt: 1,
    submitted: false,
    selected: null,
    method: 'card',
    help: { message: '', email, isSent: false },
    copy: { email: '', sentTo: '' },
  };
}

/** A day: longer than any hosted page stays open, shorter than an invoice changes hands. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const invoiceDraftRules: DraftRules<InvoiceDraft> = { version: 3, struct: invoiceDraft, lifetime: LIFETIME };
