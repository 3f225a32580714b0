/** What the sales of a demo person became. */
import type { Locale } from '../../domain/locale.ts';
import type { QuotationDetails } from '../../domain/quotation.ts';
import type { AccountId } from '../core/db/account-id.ts';

/** The buyer of a sale. */
export interface SaleBuyer {
  readonly accountId: AccountId;
  readonly locale: Locale;
  readonly details: QuotationDetails;
}

/** What is known of a sale once it was made. */
export interface Sold {
  readonly id: number;
  /** The internal number of its invoice. */
  readonly invoiceId: number | null;
  /** The reference of its payment. */
  readonly payment: string | null;
}

/** A person's sales by name, as far as they are made. */
export type Books = Map<string, Sold>;

export function soldAs(books: Books, name: string): Sold {
  const sold = books.get(name);
  if (!sold) throw new Error(`The demo has not sold ${name} yet`);
  return sold;
}
