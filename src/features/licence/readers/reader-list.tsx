import { useLingui, Trans } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { displayedName } from '../../../../domain/account.ts';
import type { AddressChange } from '../../../../domain/licence.ts';
import { subjectOfReader } from '../../../../domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { readerFormPaths } from '../../../../contract/pages/licence.ts';
import type { ReaderListing, ReaderRow } from '../../../../machines/licence/readers/readers.context.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { WithEmail } from '../../../ui/text/text-parts.tsx';
import { civilityNames } from '../../shared/civility-names.ts';
import { useRowChanges } from '../../shared/list/row-changes.tsx';
import { markerWords } from '../marker-words.ts';
import { useSharedRequests } from '../use-shared-requests.ts';
import { RequestLink } from './request-link.tsx';
import styles from './readers.module.css';
import type { ReadersProps } from './screen-props.ts';

/** Props that all rows share. */
interface SharedByRows {
  readonly aboId: string;
  /** Subject of the change that was made just now and is not sent yet. */
  readonly undoing: string | undefined;
  /** Requests about several of the readers who are shown. */
  readonly several: ReadonlySet<number>;
  readonly onDelete: (row: ReaderRow) => void;
  readonly onTakeBack: (row: ReaderRow) => void;
  readonly onUndo: (row: ReaderRow) => void;
}

interface RowProps {
  readonly record: ReaderRow;
  readonly shared: SharedByRows;
}

/** State of a reader: a pending change, or a request that awaits the publisher. */
function State({ changed, reader }: ReaderRow) {
  const { i18n } = useLingui();
  const { pending } = reader;
  if (changed === 'deleted') return <Trans comment="How a reader stands">Requesting the deletion…</Trans>;
  if (changed === 'takenBack') return <Trans comment="How a request stands">Canceling the request…</Trans>;
  return (
    pending && (
      <>
        <Status kind="info">{i18n._(markerWords(pending.type))}</Status>
        <RequestLink id={pending.id} name={displayedName(reader) || reader.email} />
      </>
    )
  );
}

/** Actions on a reader, or on the request that awaits the publisher. */
function RowActions({ record: row, shared: { aboId, undoing, onDelete, onTakeBack, onUndo } }: RowProps) {
  const { t } = useLingui();
  const { id, reader, changed } = row;
  const name = displayedName(reader) || reader.email;
  const named = (words: string): string =>
    t({ message: `${words}: ${name}`, comment: 'What a button does, and to which reader' });
  const { pending } = reader;
  const isUndoing = changed !== null;
  const words = isUndoing ? t`Undo` : pending ? t`Cancel request` : t`Delete`;
  const act = isUndoing ? onUndo : pending ? onTakeBack : onDelete;
  return (
    <Actions isInline>
      {!isUndoing && !pending && (
        <Link href={linkTo(readerFormPaths.form, { aboId, reader: id })} variant="standalone">
          <Trans>
            Edit <VisuallyHidden as="span">{name}</VisuallyHidden>
          </Trans>
        </Link>
      )}
      {/* One button for both actions, so that it keeps focus; once the change is sent, there is nothing to undo. */}
      <Button
        variant="quiet"
        label={named(words)}
        isDisabled={isUndoing && undoing !== subjectOfReader(reader)}
        onPress={() => act(row)}
      >
        {words}
      </Button>
    </Actions>
  );
}

/** The former email address, when it changed, and who changed it. */
function AddressChangeText({ before, at, by }: AddressChange) {
  const address = <span translate="no">{before}</span>;
  const day = <DateText moment={at} />;
  return {
    reader: (
      <Trans>
        Address changed by the reader on {day}. Before: {address}
      </Trans>
    ),
    administrator: (
      <Trans>
        Address changed at your request on {day}. Before: {address}
      </Trans>
    ),
    unknown: (
      <Trans>
        Address changed on {day}. Before: {address}
      </Trans>
    ),
  }[by];
}

/** A reader: name, title, email address, what awaits the publisher, and what can be done. */
function ReaderRowView({ record: row, shared }: RowProps) {
  const { i18n } = useLingui();
  const { reader, changed } = row;
  const title = civilityNames[reader.civility];
  const isOneOfSeveral = reader.pending !== null && shared.several.has(reader.pending.id);
  return (
    <RecordCard
      kind="dense"
      title={
        <span translate="no">
          {title && <span className={styles.civility}>{`${i18n._(title)} `}</span>}
          {displayedName(reader) || reader.email}
        </span>
      }
      isQuiet
      isFaded={changed !== null}
      facts={<WithEmail text={reader.email} />}
      {...((isOneOfSeveral || reader.addressChange) && {
        note: (
          <>
            {reader.addressChange && <AddressChangeText {...reader.addressChange} />}
            {isOneOfSeveral && reader.addressChange && <br />}
            {isOneOfSeveral && (
              <Trans>This request covers several readers. Canceling it cancels it for all of them.</Trans>
            )}
          </>
        ),
      })}
      state={<State {...row} />}
      action={<RowActions record={row} shared={shared} />}
    />
  );
}

interface ReaderListProps extends Pick<ReadersProps, 'send' | 'busy'> {
  readonly aboId: string;
  readonly listing: ReaderListing;
}

/** The rows, and for those who listen what was done to one last. */
export function ReaderList({ aboId, listing, send, busy }: ReaderListProps) {
  const { t } = useLingui();
  const { undoing, make, undo, announcement } = useRowChanges(listing, send);
  const several = useSharedRequests(listing.rows.map(({ reader }) => reader.pending));

  const onDelete = useCallback(
    (row: ReaderRow) => {
      const pendingChange = { kind: 'deleted', subscriptionId: Number(aboId) } as const;
      make(
        { rowId: subjectOfReader(row.reader), pendingChange, isUndoable: true },
        t`Requesting the deletion: ${displayedName(row.reader)}`,
      );
    },
    [aboId, make, t],
  );
  const onTakeBack = useCallback(
    (row: ReaderRow) => {
      const { pending } = row.reader;
      if (!pending) return;
      const pendingChange = { kind: 'takenBack', request: pending.id } as const;
      make(
        { rowId: subjectOfReader(row.reader), pendingChange, isUndoable: true },
        t`Canceling the request: ${displayedName(row.reader)}`,
      );
    },
    [make, t],
  );
  const onUndo = useCallback(({ reader }: ReaderRow) => undo(t`Restored: ${displayedName(reader)}`), [undo, t]);
  const shared = useMemo(
    () => ({ aboId, undoing, several, onDelete, onTakeBack, onUndo }),
    [aboId, undoing, several, onDelete, onTakeBack, onUndo],
  );

  return (
    <>
      <RecordList
        id="readers"
        label={t`Readers`}
        records={listing.rows}
        view={ReaderRowView}
        shared={shared}
        total={null}
        {...(listing.next !== null &&
          !busy && {
            more: {
              isReading: listing.isAsking,
              isUnreadable: listing.failure !== null,
              onWanted: () => send({ type: listing.failure === null ? 'more.wanted' : 'retried' }),
            },
          })}
      />
      {announcement}
    </>
  );
}
