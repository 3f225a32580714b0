import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AddLink } from './add-link.tsx';
import { ChangeMessage } from './change-message.tsx';
import type { AddressesScreenProps } from './screen-props.ts';

/** No address is kept. */
export function Empty({ data: { listing }, send }: AddressesScreenProps<'empty'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You keep no address yet. Those that you add here are offered when you order.</Trans>
      </Intro>
      <AddLink />
      <ChangeMessage listing={listing} send={send} />
    </Stack>
  );
}
