import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LicenceHead } from './licence-head.tsx';
import { LicenceLinks } from './licence-links.tsx';
import { ListMessages } from './list-messages.tsx';
import type { ReadersScreenProps } from './screen-props.ts';

/** Nobody reads by the licence yet. */
export function Empty({ data, send }: ReadersScreenProps<'empty'>) {
  return (
    <Stack gap="wide">
      <Intro kind="info">
        <Trans>Nobody reads by this license yet. Those whom you add here read once the publisher has accepted.</Trans>
      </Intro>
      <LicenceHead data={data} />
      <LicenceLinks aboId={data.aboId} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
