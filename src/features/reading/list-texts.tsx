import { Plural, Trans } from '@lingui/react/macro';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import type { ReadingRow } from '../../../domain/reading.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { readingsPaths } from '../../../contract/pages/reading.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ListMessages } from './list-messages.tsx';
import type { ReadingsScreenProps, ReadLaterScreenProps } from './screen-props.ts';
import { WholeOnly } from '../shared/list/whole-only.tsx';
import { NoMatch, type NoMatchProps } from '../shared/list/no-match.tsx';

/** Number of rows; while there are further pages, the number shown. */
export function FoundText({ listing }: { readonly listing: Listing<ReadingRow, ReadingChange> }) {
  const { rows, next } = listing;
  return next === null ? (
    <WholeOnly list={listing}>
      <Plural value={rows.length} _0="No articles read" one="# article read" other="# articles read" />
    </WholeOnly>
  ) : (
    <Plural value={rows.length} one="The most recent article shown" other="# most recent articles shown" />
  );
}

/** Number of articles kept for later; while there are further pages, the number shown. */
export function KeptText({ listing }: { readonly listing: Listing<ReadingRow, ReadingChange> }) {
  const { rows, next } = listing;
  const kept = rows.filter(({ savedAt }) => savedAt !== null).length;
  return next === null ? (
    <WholeOnly list={listing}>
      <Plural value={kept} _0="No articles" one="# article" other="# articles" />
    </WholeOnly>
  ) : (
    <Plural value={kept} one="# article shown, and more" other="# articles shown, and more" />
  );
}

/** Nothing matches the filters. */
export function NoArticlesFound(props: Omit<NoMatchProps, 'children'>) {
  return (
    <NoMatch {...props}>
      <Trans>No articles match these filters.</Trans>
    </NoMatch>
  );
}

/** Address of the reading history. */
const readingsLink = linkTo(readingsPaths.list);

/** Nothing was read yet. */
export function NoReadings({ data: { listing }, send }: Pick<ReadingsScreenProps<'list'>, 'data' | 'send'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>No articles read yet. Those that you read while signed in appear here.</Trans>
      </Intro>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="button">
          <Trans>Our latest articles</Trans>
        </Link>
      </Actions>
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}

/** Nothing is kept for later. */
export function NothingKept({ data: { listing }, send }: Pick<ReadLaterScreenProps<'list'>, 'data' | 'send'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>No saved articles. Those that you save from your reading history appear here.</Trans>
      </Intro>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="button">
          <Trans>Our latest articles</Trans>
        </Link>
        <Link href={readingsLink} variant="standalone">
          <Trans>Reading history</Trans>
        </Link>
      </Actions>
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
