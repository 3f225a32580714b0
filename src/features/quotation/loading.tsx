import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The quote is being read. */
export function Loading() {
  return (
    <Skeleton rows={6}>
      <Trans>Loading your quote…</Trans>
    </Skeleton>
  );
}

/** The quote is made, and its next step is being prepared. */
export function Preparing() {
  return (
    <Skeleton rows={6}>
      <Trans>Your quote is ready. Preparing the next step…</Trans>
    </Skeleton>
  );
}

/** Whether the answer to a quote has arrived is being asked. */
export function Verifying() {
  return (
    <Skeleton rows={3}>
      <Trans>Your answer may not have arrived. Checking…</Trans>
    </Skeleton>
  );
}

/** What was accepted is being ordered. */
export function Ordering() {
  return (
    <Skeleton rows={3}>
      <Trans>You have accepted. Placing your order…</Trans>
    </Skeleton>
  );
}

/** The server is asked how a quote was decided. */
export function OutcomeReading() {
  return (
    <Skeleton rows={2}>
      <Trans>Checking your quote…</Trans>
    </Skeleton>
  );
}
