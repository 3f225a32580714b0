import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BackLink } from './back-link.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** What was to be changed or corrected is not there any more. */
export function Gone({ data: { aboId, request } }: RangeFormScreenProps<'gone'>) {
  return (
    <Stack>
      <Intro kind="info">
        {request === '' ? (
          <Trans>There is no such IP range, or not any more.</Trans>
        ) : (
          <Trans>There is nothing to correct in this request.</Trans>
        )}
      </Intro>
      <BackLink aboId={aboId} />
    </Stack>
  );
}
