/**
 * Sends a copy of a receipt to an address of the person's choice. The states inside `paid` of the invoice chart
 * (`invoice.machine.ts`).
 */
import type { ReceiptCopyRequest } from '../../domain/checkout.ts';
import type { WithContext } from '../engine/action-params.ts';
import { failed } from '../engine/action-params.ts';
import type { InvoiceContext } from './invoice.context.ts';
import { invoiceSteps as steps } from './invoice.steps.ts';

/** Events of a copy. */
export type CopyEvent = { readonly type: 'copy.written'; readonly email: string } | { readonly type: 'copy.sent' };

const written = {
  type: 'keepCopy',
  params: ({ event: { email } }: { readonly event: { readonly email: string } }) => ({ email, sentTo: '' }),
} as const;

/** The copy was sent; clears the field for another address. */
const arrived = {
  type: 'keepCopy',
  params: ({ context: { draft } }: WithContext<InvoiceContext>) => ({ email: '', sentTo: draft.copy.email }),
} as const;

export const copyStates = {
  initial: 'received',
  states: {
    received: {
      meta: { step: steps.paid },
      on: { 'copy.written': { actions: written }, 'copy.sent': { target: 'copying' } },
    },
    copying: {
      meta: { step: steps.paid },
      tags: 'busy',
      invoke: {
        src: 'sendReceiptCopy',
        input: ({ context: { draft, reference } }: WithContext<InvoiceContext>): ReceiptCopyRequest => ({
          reference: reference ?? '',
          email: draft.copy.email,
        }),
        onDone: { target: 'received', actions: arrived },
        onError: { target: 'received', actions: failed },
      },
    },
  },
} as const;
