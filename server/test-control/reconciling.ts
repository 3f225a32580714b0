import type { Infer } from 'superstruct';
import { enums, object, string } from 'superstruct';
import { settle } from '../features/checkout/settle.ts';
import { providerOf } from '../core/payments/providers.ts';
import type { Services } from '../core/services.ts';

/** An order by card, and when the provider is asked about it. */
export const reconcileRequest = object({ reference: string(), when: enums(['now', 'never']) });

/** Longer than anybody looks at an order, in milliseconds. */
const LONG = 365 * 86_400_000;

/** From now on nobody asks the provider about an order by card, whatever time passes. */
export async function leaveUnasked({ db, clock }: Services, reference: string): Promise<void> {
  const later = new Date(clock.now().getTime() + LONG).toISOString();
  await db
    .updateTable('checkouts')
    .set({ checked_at: later })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Asks the provider about an order by card, however young it is, and writes down the answer. */
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

/** Does what is asked about one order, and leaves the time, which is one for all, as it is. */
export async function reconcileForTest(
  services: Services,
  { reference, when }: Infer<typeof reconcileRequest>,
): Promise<void> {
  await (when === 'now' ? askAtOnce(services, reference) : leaveUnasked(services, reference));
}
