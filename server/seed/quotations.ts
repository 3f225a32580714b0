import type { Offer } from '../../domain/offer.ts';
import type { RefusalReason } from '../../domain/quotation.ts';
import type { Act, Stamp } from './calendar.ts';
import type { SaleBuyer } from './books.ts';
import { beginQuotation } from './sales.ts';

/** A quotation that was not ordered. */
export interface DemoQuotation {
  readonly offer: Offer;
  readonly issued: Stamp;
  /** Made by the office: basis points off the list prices, and a note. Without it, the person began it. */
  readonly office?: { readonly discount: number; readonly note: string };
  /** What the person answered; without it, the quotation is open, or has expired since. */
  readonly became?: { readonly at: Stamp } & (
    | { readonly state: 'declined'; readonly reason: RefusalReason; readonly message: string }
    | { readonly state: 'changeAsked'; readonly message: string }
  );
}

const statuses = { declined: 'invalidQuote', changeAsked: 'quote' } as const;

/** What happened to a quotation. */
export function quotationActs({ offer, issued, office, became }: DemoQuotation, buyer: SaleBuyer): readonly Act[] {
  let id: number | null = null;
  const issue: Act = {
    at: issued,
    run: async (trx, then) => {
      id = await beginQuotation(trx, then, { buyer, offer, ...(office && { quoted: { at: issued, ...office } }) });
    },
  };
  if (!became) return [issue];
  const { state, at, message } = became;
  return [
    issue,
    {
      at,
      run: async (trx, { clock }) => {
        await trx
          .updateTable('quotations')
          .set({ state, message, decided_at: clock.now().toISOString() })
          .set({ decline_reason: became.state === 'declined' ? became.reason : null })
          .where('subscription_id', '=', id)
          .execute();
        await trx.updateTable('subscriptions').set({ status: statuses[state] }).where('id', '=', id).execute();
      },
    },
  ];
}
