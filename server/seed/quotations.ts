import type { AccountId } from '../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { Offer } from '../../machines/domain/offer.ts';
import { netLines } from '../../machines/domain/offer.ts';
import type { QuotationDetails, RefusalReason } from '../../machines/domain/quotation.ts';
import type { Schema } from '../core/db/schema.ts';
import { createQuotation, expiryIn, inDays, QUOTATION_DAYS } from '../features/quotation/create-quotation.ts';
import { issueQuotation } from '../features/quotation/issue.ts';
import { readTariff } from '../features/catalogue/tariff.ts';
import type { Services } from '../core/services.ts';
import { OFFICE_LANGUAGE } from '../features/site/email-layout.ts';

/** A quotation of a demo person, dated from the day of the seed. */
export interface DemoQuotation {
  readonly offer: Offer;
  readonly issuedDaysAgo: number;
  /** Made by the office: basis points off the list prices, and a note. Without it, the person began it. */
  readonly office?: { readonly discount: number; readonly note: string };
  readonly details?: QuotationDetails;
  /** The outcome; without it, the quotation is open, or has expired since. */
  readonly became?:
    | { readonly state: 'ordered' }
    | { readonly state: 'declined'; readonly reason: RefusalReason; readonly message: string }
    | { readonly state: 'changeAsked'; readonly message: string };
}

const statuses = { ordered: 'notBegun', declined: 'invalidQuote', changeAsked: 'quote' } as const;

async function make(
  db: Kysely<Schema>,
  services: Services,
  { accountId, offer, office }: Pick<DemoQuotation, 'offer' | 'office'> & { readonly accountId: AccountId },
): Promise<number> {
  if (!office) {
    const lines = netLines(offer, await readTariff(db, offer, OFFICE_LANGUAGE));
    return createQuotation(db, services, { accountId, offer, lines, isOfferOpen: true });
  }
  const pricing = { kind: 'discount', rate: office.discount } as const;
  const { id } = await issueQuotation(db, services, { accountId, offer, pricing, note: office.note });
  return id;
}

/** Books a quotation of a demo person, as old as stated; the office's comes with its mail. */
export async function seedQuotation(
  db: Kysely<Schema>,
  services: Services,
  accountId: AccountId,
  { offer, issuedDaysAgo, office, details, became }: DemoQuotation,
): Promise<void> {
  const id = await make(db, services, { accountId, offer, ...(office && { office }) });
  const decidedAt = inDays(services, 1 - issuedDaysAgo);
  await db
    .updateTable('quotations')
    .set({
      issued_at: inDays(services, -issuedDaysAgo),
      expires_at: await expiryIn(db, services, QUOTATION_DAYS - issuedDaysAgo),
      ...(details && { details: JSON.stringify(details) }),
      ...(became && { state: became.state, decided_at: decidedAt }),
      ...(became?.state === 'ordered' && { ordered_at: decidedAt }),
      ...(became?.state === 'declined' && { decline_reason: became.reason }),
      ...(became && 'message' in became && { message: became.message }),
    })
    .where('subscription_id', '=', id)
    .execute();
  if (!became) return;
  await db.updateTable('subscriptions').set({ status: statuses[became.state] }).where('id', '=', id).execute();
}
