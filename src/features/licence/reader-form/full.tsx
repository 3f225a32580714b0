import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { ReadersLink } from './readers-link.tsx';

/** Nobody can be added any more. */
export function Full({ data: { aboId } }: ReaderFormScreenProps<'full'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>All seats of your license are taken, and none can be bought here. Delete a reader to add another.</Trans>
      </Intro>
      <ReadersLink aboId={aboId} />
    </Stack>
  );
}
