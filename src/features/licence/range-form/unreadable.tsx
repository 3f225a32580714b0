import { LoadFailure } from '../ranges/load-failure.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** What is kept could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: RangeFormScreenProps<'unreadable'>) {
  return <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
