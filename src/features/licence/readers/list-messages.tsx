import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import { displayedName } from '../../../../domain/account.ts';
import { subjectOfReader } from '../../../../domain/licence.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { CloseButton, FileNotice, PageMessages } from '../../shared/list/list-messages.tsx';
import { RequestLink } from './request-link.tsx';
import type { ReadersProps } from './screen-props.ts';

interface MessagesProps extends Pick<ReadersProps, 'send'> {
  readonly data: ReadersContext;
}

/** The request had been decided before it could be withdrawn. */
function Decided({
  decided,
  send,
}: { readonly decided: NonNullable<ReadersContext['decided']> } & Pick<MessagesProps, 'send'>) {
  const reference = <Reference>{decided.reference}</Reference>;
  const outcome: ReactNode = {
    accepted: <Trans>Request {reference} had already been accepted.</Trans>,
    automaticallyAccepted: <Trans>Request {reference} had already been accepted.</Trans>,
    partlyAccepted: <Trans>Request {reference} had already been partly accepted.</Trans>,
    rejected: <Trans>Request {reference} had already been rejected.</Trans>,
    cancelled: <Trans>Request {reference} was canceled.</Trans>,
    pending: <Trans>Request {reference} is still awaiting our decision.</Trans>,
    unknown: <Trans>We can’t show this request’s status right now.</Trans>,
  }[decided.state];
  return (
    <Notice kind="warning" title={<Trans>We couldn’t cancel the request</Trans>}>
      <p>{outcome}</p>
      <Actions>
        <RequestLink id={decided.id} />
        <CloseButton send={send} />
      </Actions>
    </Notice>
  );
}

/** Title of a change that was rolled back, with its reader. */
function RefusedTitle({ listing: { refused, rows } }: ReadersContext) {
  const row = rows.find((each) => subjectOfReader(each.reader) === refused?.change.rowId);
  const name = row && displayedName(row.reader);
  if (refused?.change.pendingChange.kind === 'takenBack') return <Trans>We couldn’t cancel the request</Trans>;
  return name === undefined ? (
    <Trans>We couldn’t save your last change</Trans>
  ) : (
    <Trans>We couldn’t request the deletion of {name}</Trans>
  );
}

/** The last failure: of a change, of the file, of the next rows; or a request that had been decided. */
export function ListMessages({ data, send }: MessagesProps) {
  const { listing, decided, fileFailure } = data;
  return (
    <PageMessages
      listing={listing}
      refused={<RefusedTitle {...data} />}
      other={
        decided ? (
          <Decided decided={decided} send={send} />
        ) : (
          fileFailure && <FileNotice failure={fileFailure} send={send} />
        )
      }
      hasRetry={listing.next !== null}
      send={send}
    />
  );
}
