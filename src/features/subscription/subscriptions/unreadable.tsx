import { LoadFailure } from './load-failure.tsx';
import type { SubscriptionsScreenProps } from './screen-props.ts';

/** The subscriptions could not be loaded. */
export function Unreadable({ data: { listing }, send, busy }: SubscriptionsScreenProps<'unreadable'>) {
  return <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
