import { LoadFailure } from './load-failure.tsx';
import type { RangesScreenProps } from './screen-props.ts';

/** The networks could not be loaded. */
export function Unreadable({ data: { listing }, send, busy }: RangesScreenProps<'unreadable'>) {
  return <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
