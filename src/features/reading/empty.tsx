import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { readingsPaths } from '../../../machines/reading/readings/readings.paths.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ListMessages } from './list-messages.tsx';
import type { ReadingsScreenProps, ReadLaterScreenProps } from './read-later-screens.tsx';

/** Address of the reading history. */
const readingsLink = linkTo(readingsPaths.list);

/** Nothing was read yet. */
export function NoReadings({ data: { listing }, send }: ReadingsScreenProps<'empty'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>Articles you read while signed in appear here. You haven’t read any yet.</Trans>
      </Intro>
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}

/** Nothing is kept for later. */
export function NothingKept({ data: { listing }, send }: ReadLaterScreenProps<'empty'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>No saved articles. In your reading history, select “Save for later” to add one.</Trans>
      </Intro>
      <Link href={readingsLink} variant="standalone" icon="forward">
        <Trans>Reading history</Trans>
      </Link>
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
