import { Trans } from '@lingui/react/macro';
import { MOST_WATCHES } from '../../../../machines/domain/watch.ts';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LastSet } from './last-set.tsx';
import type { NewWatchScreenProps } from './screen-props.ts';
import { WatchesLink } from './watches-link.tsx';

/** There is no room for another watch: said before anything is typed. */
export function Full({ data: { lastSet } }: NewWatchScreenProps<'full'>) {
  return (
    <Stack>
      <LastSet lastSet={lastSet} />
      <Intro kind="info">
        <Trans>You have {MOST_WATCHES} watches, and no account can have more. Delete one to set another.</Trans>
      </Intro>
      <WatchesLink />
    </Stack>
  );
}
