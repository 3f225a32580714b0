import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { ReadersLink } from './readers-link.tsx';

/** There is nothing here to change or to correct. */
export function Gone({ data: { aboId, request, reader } }: ReaderFormScreenProps<'gone'>) {
  return (
    <Stack>
      <Intro kind="info">
        {reader !== '' ? (
          <Trans>This reader is no longer among those of your license.</Trans>
        ) : request !== '' ? (
          <Trans>There is nothing here to correct: only what was rejected about one of your readers can be.</Trans>
        ) : (
          <Trans>You manage no license of this number.</Trans>
        )}
      </Intro>
      <ReadersLink aboId={aboId} />
    </Stack>
  );
}
