import { useLingui, Trans } from '@lingui/react/macro';
import { readerImportPaths } from '../../../../machines/licence/reader-import/reader-import.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ReadersLink } from '../reader-form/readers-link.tsx';
import type { ReaderImportScreenProps } from './screen-props.ts';

/** The request has arrived: its reference, what follows, and where it can be looked at. */
export function Sent({ data: { aboId, draft, licence }, send }: ReaderImportScreenProps<'sent'>) {
  const { i18n } = useLingui();
  const { id, reference, state, readers, changed, charge } = draft.receipt;
  const isPending = state === 'pending';
  return (
    <Stack>
      <Intro kind="success">
        {isPending ? <Trans>We have received your request.</Trans> : <Trans>Your request was accepted at once.</Trans>}
      </Intro>
      <ReferenceBox label={<Trans>Reference of your request</Trans>} value={reference} />
      <DataList
        rows={[
          {
            id: 'subscription',
            term: <Trans>Subscription</Trans>,
            value: <span translate="no">{licence.subscription.reference}</span>,
          },
          { id: 'readers', term: <Trans>Readers to add</Trans>, value: i18n.number(readers) },
          ...(changed > 0
            ? [{ id: 'changed', term: <Trans>Readers to change</Trans>, value: i18n.number(changed) }]
            : []),
          {
            id: 'charge',
            term: <Trans>Charge</Trans>,
            value:
              charge === null ? (
                <Trans>None</Trans>
              ) : (
                <Trans>{formatMoney(charge, i18n)} before tax, for the rest of the term</Trans>
              ),
          },
        ]}
      />
      <p>
        {isPending ? (
          <Trans>
            The publisher looks at it now and answers by e-mail. Until then your readers are listed as awaited, and each
            has a seat.
          </Trans>
        ) : (
          <Trans>Your readers can read from now on.</Trans>
        )}
      </p>
      <Actions>
        <Link href={linkTo(modificationPaths.request, { request: String(id) })} variant="button">
          <Trans>See the request</Trans>
        </Link>
        <ReadersLink aboId={aboId} />
        <Link
          href={linkTo(readerImportPaths.list, { aboId })}
          variant="standalone"
          onFollow={() => send({ type: 'list.begun' })}
        >
          <Trans>Add another list</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
