import { useState } from 'react';
import { RecordList } from '../../../ui/list/record-list.tsx';
import type { RowRecord } from './row-records.ts';
import type { RowShared } from './row-view.tsx';
import { RowView } from './row-view.tsx';
import styles from './row-view.module.css';

/** Rows shown at first, and added each time the person comes near the end. */
const ROWS_SHOWN = 50;

const more = { isReading: false, isUnreadable: false } as const;

interface CheckedRowsProps {
  /** Of the list. */
  readonly id: string;
  readonly label: string;
  /** The label is a heading, too. */
  readonly isTitled?: boolean;
  readonly records: readonly RowRecord[];
  readonly shared: RowShared;
}

/** Rows of the list, the first ones of many; renders nothing without any. */
export function CheckedRows({ id, label, isTitled = false, records, shared }: CheckedRowsProps) {
  const [shown, setShown] = useState(ROWS_SHOWN);
  if (records.length === 0) return null;
  return (
    <div>
      {isTitled && <h2 className={styles.title}>{label}</h2>}
      <RecordList
        id={id}
        label={label}
        records={records.slice(0, shown)}
        view={RowView}
        shared={shared}
        total={records.length}
        {...(shown < records.length && { more: { ...more, onWanted: () => setShown(shown + ROWS_SHOWN) } })}
      />
    </div>
  );
}
