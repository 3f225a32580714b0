import type { PeriodicWork } from '../../core/jobs/periodic.ts';
import type { PaymentProvider, ProviderEvent } from '../../core/payments/provider.ts';
import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import { settle, reportOf } from './settle.ts';

/** Between two questions, in milliseconds. */
const PERIOD = 3_600_000;

/** How far back events are asked for, in milliseconds: as long as Stripe tries to deliver one. */
const WINDOW = 3 * 24 * 3_600_000;

/** How long an event has to be delivered, in milliseconds. */
const GRACE = 600_000;

async function unknownOf({ db }: Services, events: readonly ProviderEvent[]): Promise<readonly ProviderEvent[]> {
  const ids = events.map(({ id }) => id);
  if (ids.length === 0) return [];
  const known = await db.selectFrom('confirmations').select('event_id').where('event_id', 'in', ids).execute();
  const received = new Set(known.map((row) => row.event_id));
  return events.filter(({ id }) => !received.has(id));
}

async function recover(services: Services, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  const confirmation = await event.read();
  if (confirmation) return settle(services, provider, reportOf(confirmation));
  const received = { event_id: event.id, provider_session: '', type: event.type };
  await services.db
    .insertInto('confirmations')
    .values({ ...received, received_at: services.clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/**
 * Asks the provider once an hour for events that were never delivered, and takes them as delivered: refunds in the
 * provider's dashboard and disputes are learned of in no other way. Fails where the provider cannot be reached; an event
 * that cannot be read is read in the next hour.
 */
export const confirmationRecovery: PeriodicWork = {
  name: 'confirmations',
  period: PERIOD,
  work: async (services) => {
    const now = services.clock.now();
    const provider = providerOf(services);
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    const events = await provider.listEvents({ since: before(WINDOW), until: before(GRACE) });
    for (const event of await unknownOf(services, events)) {
      await recover(services, provider, event).catch((error: unknown) =>
        services.log.error('An event of the provider could not be read', error, { event: event.id }),
      );
    }
  },
};
