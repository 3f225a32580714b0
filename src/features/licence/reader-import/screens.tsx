import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { readerImportPaths } from '../../../../contract/pages/licence.ts';
import { modificationPaths } from '../../../../contract/pages/modification.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';
import { ReadersLink } from '../reader-form/readers-link.tsx';
import type { ReaderImportScreenProps } from './screen-props.ts';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';

/** The request has arrived: its reference, what follows, and a link to it. */
export function Sent({ data: { aboId, draft, licence }, send }: ReaderImportScreenProps<'sent'>) {
  const { i18n } = useLingui();
  const { id, reference, state, readers, changed, charge } = draft.receipt;
  const isPending = state === 'pending';
  return (
    <Stack>
      <Intro kind="success">
        {isPending ? <Trans>We’ve received your request.</Trans> : <Trans>Your request was approved right away.</Trans>}
      </Intro>
      <ReferenceBox label={<Trans>Request reference</Trans>} value={reference} />
      <DataList
        rows={[
          {
            id: 'subscription',
            term: <Trans>Subscription</Trans>,
            value: <SubscriptionNumberText of={licence.subscription} />,
          },
          {
            id: 'readers',
            term: isPending ? <Trans>Readers to add</Trans> : <Trans>Readers added</Trans>,
            value: i18n.number(readers),
          },
          ...(changed > 0
            ? [
                {
                  id: 'changed',
                  term: isPending ? <Trans>Readers to change</Trans> : <Trans>Readers changed</Trans>,
                  value: i18n.number(changed),
                },
              ]
            : []),
          {
            id: 'charge',
            term: <Trans>Extra cost</Trans>,
            value:
              charge === null ? (
                <Trans>None</Trans>
              ) : (
                <Trans>{formatMoney(charge, i18n)} before VAT, for the rest of the term</Trans>
              ),
          },
        ]}
      />
      <p>
        {isPending ? (
          <Trans>
            We’ll review it and reply by email. Until then, your readers are listed as pending, and each has a seat.
          </Trans>
        ) : (
          <Plural value={readers + changed} one="This reader has access." other="These # readers have access." />
        )}
      </p>
      <Actions>
        <Link href={linkTo(modificationPaths.request, { request: String(id) })} variant="button">
          <Trans>View the request</Trans>
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

/** The licence could not be loaded: the draft is kept until it can. */
export function Unreadable({ data: { failure }, send, busy }: ReaderImportScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your license</Trans>}
    >
      <Trans>If you’ve started a list here, it’s saved.</Trans>
    </RetryNotice>
  );
}
