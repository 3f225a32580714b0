import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** The quote is being read. */
export function Loading() {
  return (
    <LoadingText rows={6}>
      <Trans>Loading your quote…</Trans>
    </LoadingText>
  );
}

/** The quote is made, and its next step is being prepared. */
export function Preparing() {
  return (
    <LoadingText rows={6}>
      <Trans>Your quote is ready. Preparing the next step…</Trans>
    </LoadingText>
  );
}

/** Whether the answer to a quote has arrived is being asked. */
export function Verifying() {
  return (
    <LoadingText rows={3}>
      <Trans>Your answer may not have arrived. Checking…</Trans>
    </LoadingText>
  );
}

/** What was accepted is being ordered. */
export function Ordering() {
  return (
    <LoadingText rows={3}>
      <Trans>You have accepted. Placing your order…</Trans>
    </LoadingText>
  );
}

/** The server is asked how a quote was decided. */
export function OutcomeReading() {
  return (
    <LoadingText rows={2}>
      <Trans>Checking your quote…</Trans>
    </LoadingText>
  );
}
