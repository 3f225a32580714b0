import type { Transaction } from 'kysely';
import type { ClosingReason } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { Checkout } from './find-orders.ts';
import { restate } from './restate.ts';

/**
 * Cancels the open card orders without a page at the provider, so that they can never be charged, with the reason. Returns
 * the others, whose pages must be closed first.
 */
export async function closeCards(
  trx: Transaction<Schema>,
  services: Services,
  { open, because }: { readonly open: readonly Checkout[]; readonly because: ClosingReason },
): Promise<readonly Checkout[]> {
  const cards = open.filter(({ method }) => method === 'card');
  for (const { reference, provider_session: session } of cards) {
    if (session === null) await restate(trx, services, reference, because);
  }
  return cards.filter(({ provider_session: session }) => session !== null);
}
