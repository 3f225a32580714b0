import { LoadFailure } from '../addresses/load-failure.tsx';
import type { AddressFormScreenProps } from './screen-props.ts';

/** What is kept could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: AddressFormScreenProps<'unreadable'>) {
  return <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
