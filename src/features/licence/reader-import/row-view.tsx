import type { I18n } from '@lingui/core';
import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { RowChange } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import { formatList } from '../../../i18n/format.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import type { readerForm } from '../../../../validation/forms/reader.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { CivilitySelect } from '../../shared/civility-field.tsx';
import { civilityNames } from '../../shared/civility-names.ts';
import { EmailField, Controls } from '../../shared/form/controls.tsx';
import type { RowRecord } from './row-records.ts';
import styles from './row-view.module.css';
import type { RowField } from './row-fields.ts';
import { rowFields, lineName, fieldErrorOf, fieldWords } from './row-fields.ts';

export interface RowShared {
  readonly onChange: (id: number, change: RowChange) => void;
  /** Whether the list is being sent. */
  readonly isBusy: boolean;
}

interface RowProps {
  readonly record: RowRecord;
  readonly shared: RowShared;
}

/** Title and name of a row. */
function nameOf({ civility, firstName, lastName }: RowRecord['row'], i18n: I18n): string {
  const title = civilityNames[civility];
  return [title ? i18n._(title) : '', firstName, lastName].filter((part) => part !== '').join(' ');
}

/** A row with its fields, editable in place: on a phone those to correct, until all are asked for. */
function OpenRow({ record, shared: { onChange, isBusy } }: RowProps) {
  const { t, i18n } = useLingui();
  const { row } = record;
  const { id } = row;
  const line = lineName(row, i18n);
  /** In the row its line is seen, and needs no words but for those who listen. */
  const errorOf = (name: RowField): ReactNode => {
    const words = fieldErrorOf(record, name, i18n);
    return words === undefined ? undefined : (
      <>
        <VisuallyHidden as="span">
          <Trans>Line {line}:</Trans>
        </VisuallyHidden>{' '}
        {words}
      </>
    );
  };
  const field = (name: RowField) => ({
    name: `row-${id}.${name}`,
    error: errorOf(name),
    isReadOnly: isBusy,
  });
  const faulty = rowFields.filter((name) => fieldErrorOf(record, name, i18n) !== undefined);
  // A field stays when it is corrected.
  const [shown, setShown] = useState<readonly RowField[]>(faulty.length > 0 ? faulty : rowFields);
  const missing = faulty.filter((name) => !shown.includes(name));
  if (missing.length > 0) setShown([...shown, ...missing]);
  const part = (name: RowField, control: ReactNode) => (
    <div className={classNames(!shown.includes(name) && styles.folded)}>{control}</div>
  );
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    ...field(name),
    value: row[name],
    onChange: (value: string) => onChange(id, { [name]: value }),
  });
  const isSound = faulty.length === 0;
  const all = [nameOf(row, i18n), row.email].filter((each) => each !== '').join(' · ');
  return (
    <div className={styles.row} role="group" aria-label={t`Line ${line}`}>
      <div className={styles.head}>
        <p className={styles.line}>
          <Trans>Line {line}</Trans>{' '}
          {isSound && (
            <Status kind="success">
              <Trans>OK</Trans>
            </Status>
          )}
        </p>
        <Button variant="quiet" isDisabled={isBusy} onPress={() => onChange(id, { isLeftOut: true })}>
          <Trans>Exclude line {line}</Trans>
        </Button>
      </div>
      <div className={styles.fields}>
        <Controls<ValuesOf<typeof readerForm>>
          each={{
            civility: part(
              'civility',
              <CivilitySelect
                {...field('civility')}
                civility={row.civility}
                onChange={(civility) => onChange(id, { civility })}
              />,
            ),
            firstName: part('firstName', <TextField {...text('firstName')} label={<Trans>First name</Trans>} />),
            lastName: part('lastName', <TextField {...text('lastName')} label={<Trans>Last name</Trans>} />),
            email: part('email', <EmailField {...text('email')} />),
          }}
        />
      </div>
      {shown.length < rowFields.length && (
        <div className={styles.more}>
          <p translate="no">{all}</p>
          <Button
            variant="quiet"
            label={t({ message: `All fields: line ${line}`, comment: 'Shows all fields of a line of a list' })}
            onPress={() => {
              setShown(rowFields);
              document.getElementById(`row-${id}.civility`)?.focus();
            }}
          >
            <Trans>All fields</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** State of a row that adds no reader. */
function stateOf({ standing }: RowRecord) {
  switch (standing) {
    case null:
      return <Trans>Excluded</Trans>;
    case 'there':
      return <Trans>Already a reader</Trans>;
    case 'changed':
      return <Trans>Will be changed</Trans>;
    case 'pending':
      return <Trans>A request is pending</Trans>;
    case 'new':
      return null;
  }
}

/** A row of the list: a valid one as a line, an invalid or edited one with its fields. */
export function RowView({ record, shared }: RowProps) {
  const { i18n } = useLingui();
  const { row } = record;
  const { id, email, isOpen, isLeftOut } = row;
  if (isOpen && !isLeftOut) return <OpenRow record={record} shared={shared} />;
  const { onChange, isBusy } = shared;
  const line = lineName(row, i18n);
  const errors = rowFields.flatMap((field) => fieldWords(record, field, i18n) ?? []);
  const name = nameOf(row, i18n);
  return (
    <RecordCard
      kind="dense"
      title={<span translate="no">{name === '' ? email : name}</span>}
      isQuiet
      facts={
        <>
          <Trans>Line {line}</Trans>
          {name !== '' && email !== '' && (
            <>
              {' · '}
              <span translate="no">{email}</span>
            </>
          )}
        </>
      }
      state={errors.length > 0 ? <Status kind="warning">{formatList(errors, i18n)}</Status> : stateOf(record)}
      isFaded={record.standing !== 'new' && record.standing !== 'changed'}
      action={
        isLeftOut ? (
          <Button variant="quiet" isDisabled={isBusy} onPress={() => onChange(id, { isLeftOut: false })}>
            <Trans>Restore line {line}</Trans>
          </Button>
        ) : (
          <Button variant="quiet" isDisabled={isBusy} onPress={() => onChange(id, { isOpen: true })}>
            <Trans>Edit line {line}</Trans>
          </Button>
        )
      }
    />
  );
}
