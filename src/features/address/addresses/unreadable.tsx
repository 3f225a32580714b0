import { LoadFailure } from './load-failure.tsx';
import type { AddressesScreenProps } from './screen-props.ts';

/** The addresses could not be loaded. */
export function Unreadable({ data: { listing }, send, busy }: AddressesScreenProps<'unreadable'>) {
  return <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
