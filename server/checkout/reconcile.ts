import type { Services } from '../services.ts';
import type { PaymentProvider, ProviderState } from '../payments/provider.ts';
import { settle } from './settle.ts';

/** An order whose end is not known is asked about this often, in milliseconds. */
const INTERVAL = 10_000;

/** A confirmation has this long to come of itself before the provider's answer is taken for it, in milliseconds. */
const GRACE = 15_000;

/** An order that never got a session is given up after this: whoever placed it was killed. In milliseconds. */
const STILLBORN = 120_000;

const BATCH = 50;

/** Orders by card whose end is not known and that nobody has asked about for a while. */
async function findUnknown({ db }: Services, checkedBefore: string) {
  return db
    .selectFrom('checkouts as c')
    .select(['c.reference', 'c.provider_session as session', 'c.created_at as createdAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('checkout_invoices as ci')
            .innerJoin('payment_invoices as p', 'p.invoice_id', 'ci.invoice_id')
            .whereRef('ci.checkout_id', '=', 'c.id')
            .select('p.payment_id'),
        )
        .as('isPaidOtherwise'),
    )
    .where('c.state', '=', 'open')
    .where('c.method', '=', 'card')
    .where('c.checked_at', '<=', checkedBefore)
    .orderBy('c.checked_at')
    .limit(BATCH)
    .execute();
}

type UnknownOrder = Awaited<ReturnType<typeof findUnknown>>[number];

/** How an order stands; an open session for what something else has paid is closed rather than left for a second charge. */
async function stateOf(provider: PaymentProvider, order: UnknownOrder, now: number): Promise<ProviderState> {
  if (order.session !== null) {
    return order.isPaidOtherwise ? provider.expireSession(order.session) : provider.readSession(order.session);
  }
  const isStillborn = new Date(order.createdAt).getTime() <= now - STILLBORN;
  return isStillborn ? { kind: 'notCharged', reason: 'expired' } : { kind: 'open' };
}

/**
 * Asks the provider about orders by card whose end is not known, so that a charge is written down, and an expired
 * session closed, without anyone's visit and without a confirmation.
 */
export async function reconcile(services: Services, provider: PaymentProvider): Promise<void> {
  const now = services.clock.now().getTime();
  for (const order of await findUnknown(services, new Date(now - INTERVAL).toISOString())) {
    const { reference, session } = order;
    try {
      const state = await stateOf(provider, order, now);
      const isEarly = state.kind === 'paid' && new Date(state.at).getTime() > now - GRACE;
      if (!isEarly) await settle(services, provider, { reference, session: session ?? '', state, event: null });
    } catch (error) {
      services.log.error('The provider could not be asked about an order', error, { reference });
    }
  }
}
