import { Plural, Trans } from '@lingui/react/macro';
import { newWatchPaths } from '../../../../machines/watch/new-watch/new-watch.paths.ts';
import { MOST_WATCHES } from '../../../../machines/domain/watch.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SectionPlace } from '../../shared/section-place.tsx';
import { DeletionMessage } from './deletion-message.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { NotificationsScreenProps } from './screen-props.ts';
import { WatchList } from './watch-list.tsx';

/** What is watched for the person; a deletion acts at once, and can be undone. */
export function List({ data: { listing }, send, can, busy }: NotificationsScreenProps<'list'>) {
  const { rows, failure } = listing;
  const count = rows.filter(({ isDeleted }) => !isDeleted).length;
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Stack gap="close">
        <p role="status">
          <strong>
            <Plural value={count} _0="You have no watch." one="You have # watch." other="You have # watches." />
          </strong>
        </p>
        <p>
          {count < MOST_WATCHES ? (
            <Trans>We send you the articles that come out about these subjects.</Trans>
          ) : (
            <Trans>No account can have more than {MOST_WATCHES}. Delete one to set another.</Trans>
          )}
        </p>
      </Stack>
      {count < MOST_WATCHES && (
        <Actions>
          <Link href={linkTo(newWatchPaths.subject)} variant="button">
            <Trans>Set a watch</Trans>
          </Link>
        </Actions>
      )}
      <WatchList listing={listing} send={send} can={can} />
      <SectionPlace name="receivedNewsletters" />
      <DeletionMessage listing={listing} send={send} />
    </Stack>
  );
}
