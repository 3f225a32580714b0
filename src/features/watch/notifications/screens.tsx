import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { dayIn } from '../../../../domain/moment.ts';
import { MOST_WATCHES, watchKinds } from '../../../../domain/watch.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { newWatchPaths } from '../../../../contract/pages/watch.ts';
import type {
  NotificationsContext,
  WatchListing,
  WatchRow,
} from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListHead } from '../../../ui/list/list-head.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { RefusedNotice } from '../../shared/list/list-messages.tsx';
import { useRowChanges } from '../../shared/list/row-changes.tsx';
import { SectionPlace } from '../../shared/section-place.tsx';
import { kindNames, subjectName } from './watch-names.ts';
import { WholeOnly } from '../../shared/list/whole-only.tsx';

type NotificationsProps = ScreenProps<NotificationsContext, NotificationsEvent>;

interface DeletionMessageProps {
  readonly listing: WatchListing;
  readonly send: (event: NotificationsEvent) => void;
}

/** A deletion just failed. */
function DeletionMessage({ listing: { rows, refused }, send }: DeletionMessageProps) {
  const { i18n } = useLingui();
  const row = rows.find(({ id }) => id === refused?.change.rowId);
  const name = row && subjectName(row.subject, row.name, i18n).text;
  return (
    <BottomMessage>
      {refused && (
        <RefusedNotice
          failure={refused.failure}
          title={
            name === undefined ? (
              <Trans>We couldn’t save your last change</Trans>
            ) : (
              <Trans>We couldn’t delete “{name}”</Trans>
            )
          }
          send={send}
        />
      )}
    </BottomMessage>
  );
}

export function Empty({ data: { listing }, send }: NotificationsProps) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>
          No alerts yet. Choose a country, a keyword, a section, or a series, and we’ll email you new articles about it.
        </Trans>
      </Intro>
      <Actions>
        <Link href={linkTo(newWatchPaths.subject)} variant="button">
          <Trans>Create an alert</Trans>
        </Link>
      </Actions>
      <SectionPlace name="receivedNewsletters" />
      <DeletionMessage listing={listing} send={send} />
    </Stack>
  );
}

/** Props that all rows share. */
interface SharedByRows {
  /** The watch deleted last, while the change is not sent yet. */
  readonly undoing: string | undefined;
  readonly onDelete: (row: WatchRow) => void;
  readonly onUndo: (row: WatchRow) => void;
}

/** A watch: its subject, its start, and the button that deletes it. */
function WatchRowView({
  record: row,
  shared: { undoing, onDelete, onUndo },
}: {
  readonly record: WatchRow;
  readonly shared: SharedByRows;
}) {
  const { t, i18n } = useLingui();
  const { id, subject, name, publication, since, isDeleted } = row;
  const { text, locale } = subjectName(subject, name, i18n);
  const created = dayIn(since, useTimeZone());
  const words = isDeleted ? t`Undo` : t`Delete`;
  return (
    <RecordCard
      kind="dense"
      title={<span lang={locale}>{text}</span>}
      isQuiet
      isFaded={isDeleted}
      facts={
        <Facts>
          {subject !== null && i18n._(kindNames[subject.kind])}
          {publication}
          <Trans>
            created <DateText day={created} isBrief />
          </Trans>
        </Facts>
      }
      state={isDeleted && <Trans comment="How a watch stands">Deleted</Trans>}
      action={
        <Button
          variant="quiet"
          label={t({ message: `${words}: ${text}`, comment: 'What a button does, and to which article' })}
          // Once the change is sent, there is nothing to undo; the button keeps its place, and focus.
          isDisabled={isDeleted && undoing !== id}
          onPress={() => (isDeleted ? onUndo(row) : onDelete(row))}
        >
          {words}
        </Button>
      }
    />
  );
}

interface WatchListProps {
  readonly listing: WatchListing;
  readonly send: (event: NotificationsEvent) => void;
}

/** The rows by kind, and a live region for the last change. */
function WatchList({ listing, send }: WatchListProps) {
  const { t, i18n } = useLingui();
  const { undoing, make, undo, announcement } = useRowChanges(listing, send);

  const onDelete = useCallback(
    ({ id: rowId, subject, name }: WatchRow) =>
      make(
        { rowId, pendingChange: { isDeleted: true }, isUndoable: true },
        t`Alert deleted: ${subjectName(subject, name, i18n).text}`,
      ),
    [make, t, i18n],
  );
  const onUndo = useCallback(
    ({ subject, name }: WatchRow) => undo(t`Alert restored: ${subjectName(subject, name, i18n).text}`),
    [undo, t, i18n],
  );
  const shared = useMemo(() => ({ undoing, onDelete, onUndo }), [undoing, onDelete, onUndo]);

  const { rows } = listing;
  const records = [...watchKinds, null].flatMap((kind) =>
    rows.filter(({ subject }) => (subject?.kind ?? null) === kind),
  );
  return (
    <>
      <RecordList
        id="watches"
        label={t`Your alerts`}
        records={records}
        view={WatchRowView}
        shared={shared}
        total={null}
      />
      {announcement}
    </>
  );
}

/** The person's watches; a deletion takes effect at once and can be undone. */
export function List({ data: { listing }, send }: NotificationsProps) {
  const count = listing.rows.filter(({ isDeleted }) => !isDeleted).length;
  return (
    <Stack gap="wide">
      <Stack gap="close">
        <ListHead>
          <WholeOnly list={listing}>
            <p role="status">
              <strong>
                <Plural value={count} _0="No alerts" one="# alert" other="# alerts" />
              </strong>
            </p>
          </WholeOnly>
          {count < MOST_WATCHES && (
            <Link href={linkTo(newWatchPaths.subject)} variant="button">
              <Trans>Create an alert</Trans>
            </Link>
          )}
        </ListHead>
        <p>
          {count < MOST_WATCHES ? (
            <Trans>We email you new articles about these topics.</Trans>
          ) : (
            <Trans>You can have up to {MOST_WATCHES}. Delete one to create another.</Trans>
          )}
        </p>
      </Stack>
      <WatchList listing={listing} send={send} />
      <SectionPlace name="receivedNewsletters" />
      <DeletionMessage listing={listing} send={send} />
    </Stack>
  );
}
