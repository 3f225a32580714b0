import { money } from '../../machines/domain/money.ts';
import { settle } from '../checkout/settle.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';

/** Writes down that a transfer has come for an order, in its currency and the smallest units, as the office does. */
export async function receiveTransfer(services: Services, reference: string, minor: number): Promise<void> {
  const { currency } = await services.db
    .selectFrom('checkouts')
    .select('currency')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const at = services.clock.now().toISOString();
  const state = { kind: 'paid', charge: `transfer ${reference}`, amount: money(minor, currency), at } as const;
  await settle(services, providerOf(services), { reference, session: null, state, event: null });
}
