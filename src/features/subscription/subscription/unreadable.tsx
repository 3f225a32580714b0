import { Stack } from '../../../ui/layout/stack.tsx';
import { BackLink } from './back-link.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { SubscriptionScreenProps } from './screen-props.ts';

/** The subscription could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: SubscriptionScreenProps<'unreadable'>) {
  return (
    <Stack>
      <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} />
      <BackLink />
    </Stack>
  );
}
