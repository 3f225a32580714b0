import { useLingui, Trans } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { Day } from '../../../domain/day.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { ReadingRow } from '../../../domain/reading.ts';
import { subjectOf } from '../../../domain/reading.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import type { ListingEvent } from '../../../machines/shared/list/listing.states.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';
import { undoable } from '../../../machines/shared/list/listing.ts';
import { formatPeriod } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/layout/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { RecordCard } from '../../ui/list/record-card.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { ArticleTitle } from '../shared/article-title.tsx';
import { documentKindNames, kindNames, listKindNames } from './reading-names.ts';
import styles from './reading-list.module.css';

/** The list of a row. */
type ListName = 'readings' | 'readLater';

/** Props that all rows share. */
interface SharedByRows {
  readonly list: ListName;
  /** Id of the article that was removed just now; the change is not sent yet. */
  readonly undoing: string | undefined;
  /** Ids of the rows whose day is that of the row before. */
  readonly repeated: ReadonlySet<string>;
  /** The month or year that begins with a row, by its id. */
  readonly periods: ReadonlyMap<string, string>;
  /** `isUndoing`: it takes back a change that is not sent yet. */
  readonly onKeep: (row: ReadingRow, isUndoing: boolean) => void;
  readonly onDrop: (row: ReadingRow) => void;
}

interface PartProps {
  readonly list: ListName;
  readonly row: ReadingRow;
}

/** Facts of an article, and how it was read, where that is not as usual, or, in the list of saved articles, when. */
function ArticleFacts({ list, row }: PartProps) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const { article, reading } = row;
  const isReadOnAnotherDay = reading && list === 'readLater' && dayIn(reading.at, zone) !== dayOf(list, row, zone);
  return (
    <Facts>
      {article.publication}
      {i18n._(documentKindNames[article.kind])}
      <Trans>
        published on <DateText day={article.publishedOn} isBrief />
      </Trans>
      {reading === null && <Trans>Not read yet</Trans>}
      {isReadOnAnotherDay && (
        <Trans>
          last read on <DateText day={dayIn(reading.at, zone)} isBrief />
        </Trans>
      )}
      {reading && reading.kind !== 'subscriber' && i18n._(kindNames[reading.kind])}
      {reading && reading.listKind !== null && i18n._(listKindNames[reading.listKind])}
    </Facts>
  );
}

/** The day of a row: of its reading, or since when it is saved. */
function dayOf(list: ListName, { reading, savedAt }: ReadingRow, zone: TimeZone): Day | null {
  const moment = list === 'readings' ? reading?.at : savedAt;
  return moment ? dayIn(moment, zone) : null;
}

/** Characters of a day that name its period: many articles are read in a month, and few saved in a year. */
const periodLength = { readings: 'YYYY-MM'.length, readLater: 'YYYY'.length } as const;

/** Rows whose day is that of the row before, and rows with which a period begins. */
function datesOf(list: ListName, rows: readonly ReadingRow[], zone: TimeZone) {
  const days = rows.map((row) => dayOf(list, row, zone));
  const periods = days.map((day) => day?.slice(0, periodLength[list]));
  const begins = rows.flatMap(({ id }, index) => {
    const period = periods[index];
    return period === undefined || period === periods[index - 1] ? [] : [[id, period] as const];
  });
  return {
    repeated: new Set(rows.flatMap(({ id }, index) => (index > 0 && days[index] === days[index - 1] ? [id] : []))),
    periods: new Map(begins),
  };
}

/** The day of a row. Below a row of the same day it is not repeated. */
function RowDate({ list, row, isRepeated }: PartProps & { readonly isRepeated: boolean }) {
  const day = dayOf(list, row, useTimeZone());
  if (day === null) return null;
  const text = <DateText day={day} isOfYear />;
  const date =
    list === 'readings' ? (
      text
    ) : (
      <Trans>
        <VisuallyHidden as="span">saved on</VisuallyHidden> {text}
      </Trans>
    );
  return isRepeated ? <span className={styles.repeated}>{date}</span> : date;
}

function State({ list, row: { savedAt } }: PartProps) {
  if (list === 'readLater') return savedAt === null ? <Trans>Removed from your list</Trans> : null;
  return (
    savedAt !== null && (
      <>
        <Icon name="check" />
        <Trans>Saved for later</Trans>
      </>
    )
  );
}

/** An article, when and how it was read, and whether it is kept for later. */
function ReadingRowView({
  record: row,
  shared: { list, undoing, repeated, periods, onKeep, onDrop },
}: {
  readonly record: ReadingRow;
  readonly shared: SharedByRows;
}) {
  const { t, i18n } = useLingui();
  const { article, savedAt } = row;
  const period = periods.get(row.id);
  const isUndoable = savedAt === null && undoing === subjectOf(row);
  const title = article.title.text;
  const again = list === 'readings' ? t`Save for later` : t`Save again`;
  const words = savedAt === null ? (isUndoable ? t`Undo` : again) : t`Remove`;
  return (
    <>
      {period !== undefined && <h2 className={styles.period}>{formatPeriod(period, i18n)}</h2>}
      <RecordCard
        kind="article"
        date={<RowDate list={list} row={row} isRepeated={repeated.has(row.id)} />}
        title={<ArticleTitle {...article} />}
        isQuiet
        isFaded={list === 'readLater' && savedAt === null}
        facts={<ArticleFacts list={list} row={row} />}
        state={<State list={list} row={row} />}
        action={
          <Button
            variant="quiet"
            label={t({ message: `${words}: ${title}`, comment: 'What a button does, and to which article' })}
            onPress={() => (savedAt === null ? onKeep(row, isUndoable) : onDrop(row))}
          >
            {words}
          </Button>
        }
      />
    </>
  );
}

interface ReadingListProps {
  readonly list: ListName;
  readonly label: string;
  readonly listing: Listing<ReadingRow, ReadingChange>;
  readonly send: (event: ListingEvent<ReadingChange>) => void;
  /** Another list is being asked for: the end of this one asks for nothing. */
  readonly busy: boolean;
}

/** The rows, what can be done with each, and for those who listen what was done last. */
export function ReadingList({ list, label, listing, send, busy }: ReadingListProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const undoing = undoable(listing)?.rowId;

  const keep = useCallback(
    (row: ReadingRow, isUndoing: boolean) => {
      const rowId = subjectOf(row);
      send(
        isUndoing
          ? { type: 'change.undone' }
          : { type: 'change.made', rowId, pendingChange: { kind: 'kept', at: new Date().toISOString() } },
      );
      setSaid(t`Saved for later: ${row.article.title.text}`);
    },
    [send, t],
  );
  const drop = useCallback(
    (row: ReadingRow) => {
      send({
        type: 'change.made',
        rowId: subjectOf(row),
        pendingChange: { kind: 'dropped' },
        isUndoable: true,
      });
      setSaid(t`Removed: ${row.article.title.text}`);
    },
    [send, t],
  );

  const zone = useTimeZone();
  const { rows } = listing;
  const { repeated, periods } = useMemo(() => datesOf(list, rows, zone), [list, rows, zone]);
  const shared = useMemo(
    () => ({ list, undoing, repeated, periods, onKeep: keep, onDrop: drop }),
    [list, undoing, repeated, periods, keep, drop],
  );

  return (
    <>
      <RecordList
        id={list}
        label={label}
        records={listing.rows}
        view={ReadingRowView}
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
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </>
  );
}
