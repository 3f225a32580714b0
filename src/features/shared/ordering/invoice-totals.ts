import type { Invoice } from '../../../../domain/invoice.ts';
import { askedOf } from '../../../../domain/invoice.ts';
import { totalRows } from '../../../../domain/total-rows.ts';
import { statedVatByRate } from '../../../../domain/vat-by-rate.ts';
import type { TotalsRow } from '../../../ui/list/totals.tsx';

/** Sums of an invoice, less its credit notes; `isToPay`: it asks for the total. */
export function invoiceTotals(invoice: Invoice, isToPay = true): readonly TotalsRow[] {
  const { net, total, remaining, creditNotes } = invoice;
  return totalRows({
    net,
    vat: statedVatByRate([invoice]),
    total,
    ...(creditNotes.length > 0 && { asked: askedOf(invoice) }),
    remaining,
    isToPay,
  });
}
