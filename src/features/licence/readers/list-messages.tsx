import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import { displayedName } from '../../../../machines/domain/account.ts';
import { subjectOfReader } from '../../../../machines/domain/licence.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Reference } from '../../../ui/text/reference.tsx';
import { CloseButton, FileNotice, PageMessages } from '../../shared/list/list-messages.tsx';
import { RequestLink } from './request-link.tsx';
import type { ReadersProps } from './screens.tsx';

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
    accepted: <Trans>Request {reference} had been accepted in the meantime.</Trans>,
    automaticallyAccepted: <Trans>Request {reference} had been accepted in the meantime.</Trans>,
    partlyAccepted: <Trans>Request {reference} had been partly accepted in the meantime.</Trans>,
    rejected: <Trans>Request {reference} had been rejected in the meantime.</Trans>,
    cancelled: <Trans>Request {reference} was taken back.</Trans>,
    pending: <Trans>Request {reference} still awaits the publisher.</Trans>,
    unknown: <Trans>Request {reference} still awaits the publisher.</Trans>,
  }[decided.state];
  return (
    <Notice kind="warning" title={<Trans>The request could not be taken back</Trans>}>
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
  if (refused?.change.pendingChange.kind === 'takenBack') return <Trans>The request could not be taken back</Trans>;
  return name === undefined ? (
    <Trans>Your last change could not be saved</Trans>
  ) : (
    <Trans>The deletion of {name} could not be requested</Trans>
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
