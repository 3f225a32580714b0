import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AddLink } from './add-link.tsx';
import { LicenceName } from './licence-name.tsx';
import { ListMessages } from './list-messages.tsx';
import { PresentAddress } from './present-address.tsx';
import type { RangesScreenProps } from './screen-props.ts';

/** The licence has no network yet. */
export function Empty({ data, send }: RangesScreenProps<'empty'>) {
  const { aboId, subscription, presentAddress } = data;
  return (
    <Stack>
      <LicenceName subscription={subscription} />
      <Intro kind="info">
        <Trans>
          This license has no IP range yet. Whoever is in one of its ranges, in a library or an office, reads without
          signing in.
        </Trans>
      </Intro>
      {presentAddress !== null && <PresentAddress address={presentAddress} ranges={[]} />}
      <AddLink aboId={aboId} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
