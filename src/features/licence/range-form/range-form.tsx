import { Trans } from '@lingui/react/macro';
import { MOST_RANGES } from '../../../../machines/domain/licence.ts';
import { roomForRanges } from '../../../../machines/domain/range-book.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Reference } from '../../../ui/text/reference.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadFailure } from '../ranges/load-failure.tsx';
import { LicenceName } from '../ranges/licence-name.tsx';
import { BackLink } from './back-link.tsx';
import { ListForm } from './list-form.tsx';
import { Receipt } from './receipt.tsx';
import { RowsForm } from './rows-form.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** Ranges that are added, changed or asked for once more. What is typed goes into the draft at once. */
export function RangeForm(props: RangeFormScreenProps<'form'>) {
  const { aboId, book, draft, rejected, outdated, range, request } = props.data;
  const { receipt, rows } = draft;
  return (
    <Stack>
      <LicenceName subscription={book.subscription} />
      {receipt && <Receipt receipt={receipt} aboId={aboId} />}
      {outdated && (
        <LoadFailure
          failure={outdated}
          busy={!props.can({ type: 'retried' })}
          onRetry={() => props.send({ type: 'retried' })}
          isBehind
        />
      )}
      {rejected && (
        <Notice
          kind="warning"
          title={
            <Trans>
              Rejected in request <Reference>{rejected.reference}</Reference>
            </Trans>
          }
        >
          <p>{rejected.reason}</p>
        </Notice>
      )}
      {rows.length > 0 && <RowsForm {...props} />}
      {range === '' &&
        request === '' &&
        (roomForRanges(book, rows.length) > 0 ? (
          <ListForm {...props} />
        ) : (
          <Notice kind="warning">
            <p>
              <Trans>No license can have more than {MOST_RANGES} IP ranges.</Trans>
            </p>
          </Notice>
        ))}
      {!receipt && <BackLink aboId={aboId} />}
    </Stack>
  );
}
