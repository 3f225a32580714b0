import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** On the way to the provider's page. */
export function Leaving({ data: { hostedUrl } }: OrderingScreenProps<'leaving'>) {
  return (
    <Stack gap="close">
      <Skeleton>
        <Trans>You are being taken to the secure page of our payment provider. Your card is asked for there.</Trans>
      </Skeleton>
      <p>
        <Trans>
          If nothing happens, <a href={hostedUrl}>go to the payment page</a>.
        </Trans>
      </p>
    </Stack>
  );
}
