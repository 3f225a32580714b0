import { Trans, useLingui } from '@lingui/react/macro';
import { displayedName } from '../../../../domain/account.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { readerFormPaths } from '../../../../contract/pages/licence.ts';
import { subscriptionsPaths } from '../../../../contract/pages/subscription.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';
import { markerWords } from '../marker-words.ts';
import { RequestLink } from '../readers/request-link.tsx';
import { ReadersLink } from './readers-link.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';

/** The result of the request so far. */
function Outcome({ receipt }: Pick<ReaderFormScreenProps<'asked'>['data']['draft'], 'receipt'>) {
  const name = <strong translate="no">{receipt.name}</strong>;
  if (receipt.isLetThrough)
    return receipt.isAddition ? (
      <Trans>{name} now has access through your license.</Trans>
    ) : (
      <Trans>{name}’s details have been changed.</Trans>
    );
  return receipt.isAddition ? (
    <Trans>We’ll add {name} once we approve.</Trans>
  ) : (
    <Trans>We’ll change {name}’s details once we approve.</Trans>
  );
}

/** The request has arrived: its result, and its reference. */
export function Asked({ data: { aboId, draft }, send }: ReaderFormScreenProps<'asked'>) {
  const { receipt } = draft;
  return (
    <Stack>
      <Intro kind="success">
        <Outcome receipt={receipt} />
      </Intro>
      <ReferenceBox label={<Trans>Request reference</Trans>} value={receipt.reference} />
      <Actions>
        <RequestLink id={receipt.id} />
        <Link
          href={linkTo(readerFormPaths.form, { aboId })}
          variant="standalone"
          onFollow={() => send({ type: 'another.begun' })}
        >
          {receipt.isAddition ? <Trans>Add another reader</Trans> : <Trans>Add a reader</Trans>}
        </Link>
        <ReadersLink aboId={aboId} />
      </Actions>
    </Stack>
  );
}

/** A pending request about the reader must be decided before the next one. */
export function Awaiting({ data: { aboId, known } }: ReaderFormScreenProps<'awaiting'>) {
  const { i18n } = useLingui();
  const name = displayedName(known) || known.email;
  return (
    <Stack>
      <Intro kind="info">
        <Facts>
          <span translate="no">{name}</span>
          {i18n._(markerWords(known.pending.type))}
        </Facts>
      </Intro>
      <p>
        <Trans>
          You can have one request per reader at a time. You can cancel it on its page or in the list of readers.
        </Trans>
      </p>
      <Actions>
        <RequestLink id={known.pending.id} />
        <ReadersLink aboId={aboId} />
      </Actions>
    </Stack>
  );
}

/** No seat is free: no reader can be added. */
export function Full({ data: { aboId } }: ReaderFormScreenProps<'full'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>
          All seats on your license are taken, and you can’t buy more here. Delete a reader to add another, or contact
          us.
        </Trans>
      </Intro>
      <ReadersLink aboId={aboId} />
    </Stack>
  );
}

/** The reader or the request no longer exists. */
export function Gone({ data: { aboId, request, reader } }: ReaderFormScreenProps<'gone'>) {
  return (
    <Stack>
      <Intro kind="info">
        {reader !== '' ? (
          <Trans>This person isn’t a reader of your license.</Trans>
        ) : request !== '' ? (
          <Trans>Nothing to correct here. You can only correct what was rejected for one of your readers.</Trans>
        ) : (
          <Trans>You don’t manage a license with this number. Check the number, or sign in with another account.</Trans>
        )}
      </Intro>
      {reader === '' && request === '' ? (
        <Link href={linkTo(subscriptionsPaths.list)} variant="standalone">
          <Trans>All your subscriptions</Trans>
        </Link>
      ) : (
        <ReadersLink aboId={aboId} />
      )}
    </Stack>
  );
}

/** The licence or the reader could not be loaded. */
export function Unreadable({ data: { failure, aboId }, send }: ReaderFormScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load the form</Trans>}
      link={<ReadersLink aboId={aboId} />}
    />
  );
}
