import { Trans } from '@lingui/react/macro';
import { newWatchPaths } from '../../../../machines/watch/new-watch/new-watch.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SectionPlace } from '../../shared/section-place.tsx';
import { DeletionMessage } from './deletion-message.tsx';
import type { NotificationsScreenProps } from './screen-props.ts';

/** Nothing is watched yet. */
export function Empty({ data: { listing }, send }: NotificationsScreenProps<'empty'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>
          You have no watch yet. Choose a country, a keyword, a section, or a serial: we send you the articles that come
          out about it.
        </Trans>
      </Intro>
      <Actions>
        <Link href={linkTo(newWatchPaths.subject)} variant="button">
          <Trans>Set a watch</Trans>
        </Link>
      </Actions>
      <SectionPlace name="receivedNewsletters" />
      <DeletionMessage listing={listing} send={send} />
    </Stack>
  );
}
