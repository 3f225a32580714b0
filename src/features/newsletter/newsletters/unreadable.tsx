import { LoadFailure } from './load-failure.tsx';
import type { NewslettersScreenProps } from './screen-props.ts';

/** The newsletters could not be loaded. */
export function Unreadable({ data: { listing }, send, busy }: NewslettersScreenProps<'unreadable'>) {
  return <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
