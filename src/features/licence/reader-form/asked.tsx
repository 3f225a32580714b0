import { Trans } from '@lingui/react/macro';
import { readerFormPaths } from '../../../../machines/licence/reader-form/reader-form.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RequestLink } from '../readers/request-link.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { ReadersLink } from './readers-link.tsx';

/** What the request has led to so far. */
function Outcome({ receipt }: Pick<ReaderFormScreenProps<'asked'>['data']['draft'], 'receipt'>) {
  const name = <strong translate="no">{receipt.name}</strong>;
  if (receipt.isLetThrough)
    return receipt.isAddition ? <Trans>{name} now reads by your license.</Trans> : <Trans>{name} was changed.</Trans>;
  return receipt.isAddition ? (
    <Trans>{name} will be added once the publisher has accepted.</Trans>
  ) : (
    <Trans>{name} will be changed once the publisher has accepted.</Trans>
  );
}

/** The request has arrived: what it has led to, and its reference. */
export function Asked({ data: { aboId, draft }, send }: ReaderFormScreenProps<'asked'>) {
  const { receipt } = draft;
  return (
    <Stack>
      <Intro kind="success">
        <Outcome receipt={receipt} />
      </Intro>
      <ReferenceBox label={<Trans>Reference of your request</Trans>} value={receipt.reference} />
      <Actions>
        <RequestLink id={receipt.id} />
        <Link
          href={linkTo(readerFormPaths.form, { aboId })}
          variant="standalone"
          onFollow={() => send({ type: 'another.begun' })}
        >
          <Trans>Add another reader</Trans>
        </Link>
        <ReadersLink aboId={aboId} />
      </Actions>
    </Stack>
  );
}
