import { bookTransfer } from '../features/checkout/book-transfer.ts';
import type { Services } from '../core/services.ts';

/** Books a transfer that came for an order, in its currency and the smallest units, as the office does. */
export async function receiveTransfer(services: Services, reference: string, minor: number): Promise<void> {
  const { db } = services;
  await db.selectFrom('checkouts').select('id').where('reference', '=', reference).executeTakeFirstOrThrow();
  const { kind } = await bookTransfer(services, reference, { minor, currency: null, bankReference: null });
  if (kind !== 'booked') throw new Error(`The transfer for ${reference} was not booked: ${kind}`);
}
