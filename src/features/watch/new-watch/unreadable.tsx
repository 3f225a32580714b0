import { LoadFailure } from '../notifications/load-failure.tsx';
import type { NewWatchScreenProps } from './screen-props.ts';

/** What is watched, and what can be, could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: NewWatchScreenProps<'unreadable'>) {
  return <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} />;
}
