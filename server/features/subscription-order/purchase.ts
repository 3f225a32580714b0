/** A purchase without an earlier decision: the buyer's own open offer is ordered together with its payment. */
import type { Kysely, Transaction } from 'kysely';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { Quotation, QuotationDetails } from '../../../domain/quotation.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { quotationOrderReceived } from '../../core/mail/emails/quotation-order-received.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { acceptTerms } from '../site/terms.ts';
import { raiseVersion } from '../quotation/change.ts';
import { readBuyer } from '../quotation/issue.ts';
import { findQuotation, readQuotation } from '../quotation/store.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';

interface PurchaseOf {
  readonly id: number;
  readonly accountId: AccountId;
}

/** Up to how many readers the publisher sells at once; `null` if it does not. */
async function readLimit(db: Kysely<Schema>): Promise<number | null> {
  const site = await db.selectFrom('sites').select('immediate_purchase').orderBy('code').limit(1).executeTakeFirst();
  return site?.immediate_purchase ?? null;
}

/**
 * The open offer that its buyer may order at once: their own, at list prices, for as many readers as the publisher sells
 * to without a quote. A French public body needs an invoice first. `null` for any other subscription.
 */
export async function findPurchase(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { id, accountId }: PurchaseOf,
): Promise<Quotation | null> {
  const quotation = await findQuotation(db, clock, { id, accountId, locale: OFFICE_LANGUAGE });
  if (quotation?.state !== 'open' || !quotation.isOfferOpen || quotation.details?.publicBuyer) return null;
  const limit = await readLimit(db);
  return limit !== null && quotation.offer.readers <= limit ? quotation : null;
}

/** The buyer's details of an order: the person of the account, and the billing details of the payment. */
async function detailsOf(
  trx: Transaction<Schema>,
  accountId: AccountId,
  { address, vatNumber, purchaseOrder }: BillingDetails,
): Promise<QuotationDetails> {
  const identity = await trx
    .selectFrom('accounts')
    .select(['civility', 'last_name as lastName', 'first_name as firstName'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { identity, billing: address, delivery: null, vatNumber, purchaseOrder, publicBuyer: null };
}

/**
 * Orders a purchase, in the transaction that holds its subscription and enters its payment; the office is emailed. The
 * buyer hears of it with the payment: by its receipt, or by the details of the transfer.
 */
export async function orderPurchase(
  trx: Transaction<Schema>,
  services: Services,
  { id, accountId }: PurchaseOf,
  billing: BillingDetails,
): Promise<void> {
  const now = services.clock.now().toISOString();
  const details = JSON.stringify(await detailsOf(trx, accountId, billing));
  await trx
    .updateTable('subscriptions')
    .set({ status: 'notBegun', reference: mintReference('ABO') })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('quotations')
    .set({ state: 'ordered', details, decided_at: now, ordered_at: now })
    .where('subscription_id', '=', id)
    .execute();
  await acceptTerms(trx, id);
  await raiseVersion(trx, id);
  const email = {
    from: await readEmailLayout(trx, OFFICE_LANGUAGE),
    buyer: await readBuyer(trx, accountId),
    quotation: await readQuotation(trx, services, { id, locale: OFFICE_LANGUAGE }),
  };
  await services.mailer.enqueue(trx, quotationOrderReceived(email), { accountId });
}
