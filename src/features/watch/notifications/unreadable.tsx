import { LoadFailure } from './load-failure.tsx';
import type { NotificationsScreenProps } from './screen-props.ts';

/** The watches could not be loaded. */
export function Unreadable({ data: { listing }, send, busy }: NotificationsScreenProps<'unreadable'>) {
  return <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
