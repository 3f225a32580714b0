import { Plural } from '@lingui/react/macro';
import { MOST_RANGES } from '../../../../machines/domain/licence.ts';
import { keptRanges } from '../../../../machines/domain/range-book.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AddLink } from './add-link.tsx';
import { LicenceName } from './licence-name.tsx';
import { ListMessages } from './list-messages.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PresentAddress } from './present-address.tsx';
import { RangeList } from './range-list.tsx';
import type { RangesScreenProps } from './screen-props.ts';

/** The networks from which a licence is read without signing in, and whether the person is in one of them. */
export function List({ data, send, can, busy }: RangesScreenProps<'list'>) {
  const { aboId, listing, subscription, presentAddress } = data;
  const { rows, failure } = listing;
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Stack gap="close">
        <LicenceName subscription={subscription} />
        <PresentAddress address={presentAddress} ranges={keptRanges(rows)} />
        <p role="status">
          <strong>
            <Plural value={rows.length} _0="No IP range" one="# IP range" other="# IP ranges" />
          </strong>
        </p>
      </Stack>
      {rows.length < MOST_RANGES && <AddLink aboId={aboId} />}
      <RangeList data={data} send={send} can={can} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
