import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { MOST_RANGES } from '../../../../domain/licence.ts';
import { subjectOfRange, keptRanges } from '../../../../domain/ip-range.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { rangeFormPaths } from '../../../../contract/pages/licence.ts';
import type { RangesContext, RangeRow } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { RangesEvent } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { modificationPaths } from '../../../../contract/pages/modification.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { CloseButton, RefusedNotice } from '../../shared/list/list-messages.tsx';
import { ListHead } from '../../../ui/list/list-head.tsx';
import { useRowChanges } from '../../shared/list/row-changes.tsx';
import type { RangeWarning } from '../../../../validation/rules/ip-range.ts';
import { parseRange } from '../../../../validation/rules/ip-range.ts';
import { useSharedRequests } from '../use-shared-requests.ts';
import { LicenceName } from './range-texts.tsx';
import { PresentAddress } from './present-address.tsx';
import { RangeRowView } from './range-row.tsx';
import { WholeOnly } from '../../shared/list/whole-only.tsx';

type RangesProps = ScreenProps<RangesContext, RangesEvent>;

/** Link to the form of new ranges. */
function AddLink({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <Link href={linkTo(rangeFormPaths.form, { aboId })} variant="button">
        <Trans>Add ranges</Trans>
      </Link>
    </Actions>
  );
}

/** Kinds of addresses of which no reader comes. */
const local: readonly RangeWarning[] = ['loopback', 'private', 'linkLocal'];

/** Whether readers may come from an address: not from one of this computer or of a private network. */
function isPublic(address: string): boolean {
  const parsed = parseRange(address);
  return parsed.kind !== 'invalid' && !parsed.warnings.some((warning) => local.includes(warning));
}

/** Link to the form of new ranges with the person's IP address. */
function AddressLink({ aboId, address }: { readonly aboId: string; readonly address: string }) {
  if (!isPublic(address)) return null;
  return (
    <Link href={linkTo(rangeFormPaths.form, { aboId, address })} variant="standalone" icon="forward">
      <Trans>Add this address</Trans>
    </Link>
  );
}

interface MessagesProps extends Pick<RangesProps, 'send'> {
  readonly data: RangesContext;
}

/** The last failure: of a deletion, or of withdrawing a request that had been decided. */
function ListMessages({ data: { listing, decided }, send }: MessagesProps) {
  const { refused } = listing;
  return (
    <BottomMessage>
      {refused && (
        <RefusedNotice
          failure={refused.failure}
          title={
            refused.change.pendingChange.kind === 'takenBack' ? (
              <Trans>We couldn’t cancel the request</Trans>
            ) : (
              <Trans>We couldn’t request the deletion</Trans>
            )
          }
          send={send}
        />
      )}
      {!refused && decided && (
        <Notice kind="warning" title={<Trans>We couldn’t cancel the request</Trans>}>
          <p>
            <Trans>
              We had already decided:{' '}
              <Link href={linkTo(modificationPaths.request, { request: String(decided.id) })}>
                view request {decided.reference}
              </Link>
              .
            </Trans>
          </p>
          <Actions>
            <CloseButton send={send} />
          </Actions>
        </Notice>
      )}
    </BottomMessage>
  );
}

/** The licence has no network yet. */
export function Empty({ data, send }: RangesProps) {
  const { aboId, subscription, presentAddress } = data;
  return (
    <Stack>
      <LicenceName subscription={subscription} />
      <Intro kind="info">
        <Trans>
          No IP ranges yet. People in one of these ranges, such as in a library or an office, can read without signing
          in.
        </Trans>
      </Intro>
      {presentAddress !== null && (
        <PresentAddress
          address={presentAddress}
          ranges={[]}
          action={<AddressLink aboId={aboId} address={presentAddress} />}
        />
      )}
      <AddLink aboId={aboId} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}

interface RangeListProps extends Pick<RangesProps, 'send'> {
  readonly data: RangesContext;
}

/** The rows, and a live region for the last change. */
function RangeList({ data: { aboId, listing }, send }: RangeListProps) {
  const { t } = useLingui();
  const { rows } = listing;
  const { undoing, make, undo, announcement } = useRowChanges(listing, send);

  const onDelete = useCallback(
    ({ id, range }: RangeRow) => {
      const pendingChange = { kind: 'deleted', subscriptionId: Number(aboId) } as const;
      make({ rowId: id, pendingChange, isUndoable: true }, t`Requesting the deletion of ${range}`);
    },
    [make, t, aboId],
  );
  const onTakeBack = useCallback(
    (row: RangeRow) => {
      if (!row.pending) return;
      const pendingChange = { kind: 'takenBack', request: row.pending.id } as const;
      make({ rowId: subjectOfRange(row), pendingChange, isUndoable: true }, t`Canceling the request: ${row.range}`);
    },
    [make, t],
  );
  const onUndo = useCallback(({ range }: RangeRow) => undo(t`Undone: ${range}`), [undo, t]);
  const several = useSharedRequests(rows.map(({ pending }) => pending));
  const shared = useMemo(
    () => ({ aboId, undoing, several, onDelete, onTakeBack, onUndo }),
    [aboId, undoing, several, onDelete, onTakeBack, onUndo],
  );

  return (
    <>
      <RecordList
        id="ranges"
        label={t`IP ranges of your license`}
        records={rows}
        view={RangeRowView}
        shared={shared}
        total={null}
      />
      {announcement}
    </>
  );
}

/** Networks whose visitors read without signing in, and whether the person is in one of them. */
export function List({ data, send }: RangesProps) {
  const { aboId, subscription, presentAddress } = data;
  const { rows } = data.listing;
  return (
    <Stack gap="wide">
      <Stack gap="close">
        <LicenceName subscription={subscription} />
        <WholeOnly list={data.listing}>
          <PresentAddress
            address={presentAddress}
            ranges={keptRanges(rows)}
            action={
              presentAddress !== null &&
              rows.length < MOST_RANGES && <AddressLink aboId={aboId} address={presentAddress} />
            }
          />
        </WholeOnly>
        <ListHead>
          <WholeOnly list={data.listing}>
            <p role="status">
              <strong>
                <Plural value={rows.length} _0="No ranges" one="# range" other="# ranges" />
              </strong>
            </p>
          </WholeOnly>
          {rows.length < MOST_RANGES && <AddLink aboId={aboId} />}
        </ListHead>
        {rows.length > 0 && <RangeList data={data} send={send} />}
      </Stack>
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
