import { areTransfersAwaited, openByDueDate } from '../../../domain/invoice.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';

/** Whether transfers pay every open invoice and none is chosen: nothing is left to choose, to add up or to check. */
export function isLeftToTransfers({ invoices, draft }: Pick<InvoiceContext, 'invoices' | 'draft'>): boolean {
  return areTransfersAwaited(openByDueDate(invoices ?? [])) && (draft.selected ?? []).length === 0;
}
