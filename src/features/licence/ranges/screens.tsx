import { msg } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { groupBy } from '../../../../machines/domain/group-by.ts';
import { MOST_RANGES } from '../../../../machines/domain/licence.ts';
import { subjectOfRange, keptRanges } from '../../../../machines/domain/ip-range.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { rangeFormPaths } from '../../../../machines/licence/range-form/range-form.paths.ts';
import type { RangesContext, RangeRow } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { RangesEvent } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { rangesSteps as steps } from '../../../../machines/licence/ranges/ranges.steps.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { LicenceName } from './licence-name.tsx';
import { PresentAddress } from './present-address.tsx';
import { RangeRowView } from './range-row.tsx';
import { loadWords } from './words.ts';

type RangesProps = ScreenProps<RangesContext, RangesEvent>;

/** The way to further ranges. */
function AddLink({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <Link href={linkTo(rangeFormPaths.form, { aboId })} variant="button">
        <Trans>Add IP ranges</Trans>
      </Link>
    </Actions>
  );
}

interface MessagesProps extends Pick<RangesProps, 'send'> {
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
function ListMessages({ data: { listing, decided }, send }: MessagesProps) {
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

/** The licence has no network yet. */
function Empty({ data, send }: RangesProps) {
  const { aboId, subscription, presentAddress } = data;
  return (
    <Stack>
      <LicenceName subscription={subscription} />
      <Intro kind="info">
        <Trans>
          This license has no IP range yet. Whoever is in one of its ranges, in a library or an office, reads without
          signing in.
        </Trans>
      </Intro>
      {presentAddress !== null && <PresentAddress address={presentAddress} ranges={[]} />}
      <AddLink aboId={aboId} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}

/** Requests about more than one of the ranges. */
function severalOf(rows: readonly RangeRow[]): ReadonlySet<number> {
  const requests = groupBy(rows, ({ pending }) => pending?.id ?? null);
  return new Set([...requests].flatMap(([id, marked]) => (id !== null && marked.length > 1 ? [id] : [])));
}

interface RangeListProps extends Pick<RangesProps, 'send' | 'can'> {
  readonly data: RangesContext;
}

/** The rows, and for those who listen what was done to one last. */
function RangeList({ data: { aboId, listing }, send, can }: RangeListProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const { rows } = listing;
  const undoing = can({ type: 'change.undone' }) ? undoable(listing)?.rowId : undefined;

  const onDelete = useCallback(
    ({ id, range }: RangeRow) => {
      const pendingChange = { kind: 'deleted', subscriptionId: Number(aboId) } as const;
      send({ type: 'change.made', rowId: id, pendingChange, isUndoable: true });
      setSaid(t`The deletion is being requested: ${range}`);
    },
    [send, t, aboId],
  );
  const onTakeBack = useCallback(
    (row: RangeRow) => {
      if (!row.pending) return;
      const pendingChange = { kind: 'takenBack', request: row.pending.id } as const;
      send({ type: 'change.made', rowId: subjectOfRange(row), pendingChange, isUndoable: true });
      setSaid(t`The request is being taken back: ${row.range}`);
    },
    [send, t],
  );
  const onUndo = useCallback(
    ({ range }: RangeRow) => {
      send({ type: 'change.undone' });
      setSaid(t`Undone: ${range}`);
    },
    [send, t],
  );
  const several = useMemo(() => severalOf(rows), [rows]);
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
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </>
  );
}

/** The networks from which a licence is read without signing in, and whether the person is in one of them. */
function List({ data, send, can }: RangesProps) {
  const { aboId, subscription, presentAddress } = data;
  const { rows } = data.listing;
  return (
    <Stack gap="wide">
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

/** Every screen of the page of a licence's networks. */
export const rangesScreens = listScreens<RangesContext, RangesEvent>(steps, {
  title: msg`IP ranges of your license`,
  words: loadWords,
  rows: 6,
  isWhole: true,
  list: List,
  empty: Empty,
});
