import { Trans } from '@lingui/react/macro';
import type { RangesContext } from '../../../../machines/licence/ranges/ranges.context.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import type { RangesScreenProps } from './screen-props.ts';

interface MessagesProps extends Pick<RangesScreenProps<'list'>, 'send'> {
  readonly data: RangesContext;
}

function CloseAction({ send }: Pick<MessagesProps, 'send'>) {
  return (
    <Button variant="quiet" icon="close" onPress={() => send({ type: 'notice.dismissed' })}>
      <Trans>Close</Trans>
    </Button>
  );
}

/** What went wrong just now: a deletion, or a request that was to be taken back and had been decided. */
export function ListMessages({ data: { listing, decided }, send }: MessagesProps) {
  const { refused } = listing;
  return (
    <BottomMessage>
      {refused && (
        <FailureNotice
          failure={refused.failure}
          title={
            refused.change.pendingChange.kind === 'takenBack' ? (
              <Trans>The request could not be taken back</Trans>
            ) : (
              <Trans>The deletion could not be requested</Trans>
            )
          }
        >
          <Actions>
            <CloseAction send={send} />
          </Actions>
        </FailureNotice>
      )}
      {!refused && decided && (
        <Notice kind="warning" title={<Trans>The request could not be taken back</Trans>}>
          <p>
            <Trans>
              The publisher had decided about it in the meantime:{' '}
              <Link href={linkTo(modificationPaths.request, { request: String(decided.id) })}>
                see request {decided.reference}
              </Link>
              .
            </Trans>
          </p>
          <Actions>
            <CloseAction send={send} />
          </Actions>
        </Notice>
      )}
    </BottomMessage>
  );
}
