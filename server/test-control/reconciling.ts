import type { Infer } from 'superstruct';
import { enums, object, string } from 'superstruct';
import { settle } from '../features/checkout/settle.ts';
import { providerOf } from '../core/payments/providers.ts';
import type { Services } from '../core/services.ts';

/** A card order, and when the provider is queried about it. */
export const reconcileRequest = object({ reference: string(), when: enums(['now', 'never']) });

/** Longer than any test waits for an order, in milliseconds. */
const LONG = 365 * 86_400_000;

/** Stops status queries about a card order, even when time is advanced. */
export async function leaveUnasked({ db, clock }: Services, reference: string): Promise<void> {
  const later = new Date(clock.now().getTime() + LONG).toISOString();
  await db
    .updateTable('checkouts')
    .set({ checked_at: later })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Queries the provider about a card order of any age, and applies the answer. */
export async function askAtOnce(services: Services, reference: string): Promise<void> {
  const { id } = await services.db
    .selectFrom('sandbox_sessions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const provider = providerOf(services);
  const state = await provider.readSession(id);
  await settle(services, provider, { reference, session: id, state, event: null });
}

/** Does as requested for one order, without moving the clock, which all tests share. */
export async function reconcileForTest(
  services: Services,
  { reference, when }: Infer<typeof reconcileRequest>,
): Promise<void> {
  await (when === 'now' ? askAtOnce(services, reference) : leaveUnasked(services, reference));
}
