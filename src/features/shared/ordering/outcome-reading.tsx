import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** The server is asked what became of a payment. */
export function OutcomeReading({ data: { reference } }: OrderingScreenProps<'outcome'>) {
  return (
    <Skeleton rows={2}>
      <Trans>Checking payment {reference}…</Trans>
    </Skeleton>
  );
}
