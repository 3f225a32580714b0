import type { Services } from '../../services.ts';
import { deliverDue } from './deliver.ts';

/** Deliveries of confirmations that a page sets going. */
export interface Deliveries {
  /** Delivers what is due of one session, now. */
  deliver(sessionId: string): Promise<void>;
  /** Begins to deliver what is due, without waiting for it. */
  begin(): void;
  /** Waits for what was begun. */
  settled(): Promise<void>;
}

/** Deliveries of this process. Background work retries failed ones. */
export function createDeliveries(services: Services): Deliveries {
  const underWay = new Set<Promise<void>>();
  const deliver = (sessionId: string | null): Promise<void> =>
    deliverDue(services, sessionId).catch((error: unknown) =>
      services.log.error('Confirmations could not be delivered', error),
    );
  return {
    deliver,
    begin: () => {
      const delivery = deliver(null).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
