import type { Services } from '../../services.ts';
import { deliverDue } from './deliver.ts';

/** Deliveries of confirmations, started by a page. */
export interface Deliveries {
  /** Delivers the due confirmations of one session, now. */
  deliver(sessionId: string): Promise<void>;
  /** Starts delivering the due confirmations, without waiting for it. */
  begin(): void;
  /** Waits for the deliveries under way. */
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
