import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { Money } from '../../../machines/domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import { followPayment, recordPayment } from '../checkout/record-payment.ts';
import type { Checkout } from '../checkout/find-orders.ts';
import type { Services } from '../../core/services.ts';
import { bookCredits } from '../wallet/book-credits.ts';

/** An order that a wallet pays. */
export interface WalletOrder {
  readonly accountId: AccountId;
  /** In credits. */
  readonly price: Money;
  readonly checkout: Checkout;
  readonly invoiceId: number;
}

/**
 * Pays an order from the wallet, in the transaction that has put it into the books and holds the wallet: credits, payment,
 * and all that is written down with it. Rejects where there are not enough credits: then nothing is done.
 */
export async function payByWallet(
  trx: Transaction<Schema>,
  services: Services,
  { accountId, price, checkout, invoiceId }: WalletOrder,
): Promise<void> {
  const at = services.clock.now().toISOString();
  await bookCredits(trx, { accountId, kind: 'debit', amount: -price.minor, checkoutId: checkout.id, at });
  const parts = [{ invoiceId, minor: checkout.total_minor, isSettled: true }];
  await recordPayment(trx, services, checkout, { charge: null, at, parts });
  await followPayment(trx, services, { reference: checkout.reference, parts });
}
