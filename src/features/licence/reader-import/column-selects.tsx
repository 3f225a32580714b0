import { useLingui, Trans } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import type { ColumnRole } from '../../../../machines/validation/reader-list/columns.ts';
import { columnRoles } from '../../../../machines/validation/reader-list/columns.ts';
import type { ListColumn } from '../../../../machines/validation/reader-list/reader-list.ts';
import { readReaderList } from '../../../../machines/validation/reader-list/reader-list.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { roleNames } from './role-names.ts';

interface ColumnSelectsProps {
  readonly text: string;
  /** Role of each column, as the person has chosen it; empty: as detected. */
  readonly roles: readonly ColumnRole[];
  /** The roles were not detected: the person must choose them. */
  readonly isRequired: boolean;
  readonly onChange: (roles: readonly ColumnRole[]) => void;
}

/** The columns of what is pasted, as they are read, each with a select. Nothing where there is no table. */
export function ColumnSelects({ text, roles, isRequired, onChange }: ColumnSelectsProps) {
  const { i18n } = useLingui();
  const read = useDeferredValue(text);
  const { columns } = useMemo(() => readReaderList(read, roles), [read, roles]);
  if (columns.length === 0) return null;
  const options = columnRoles.map((role) => ({ value: role, label: i18n._(roleNames[role]) }));
  const choose = (index: number, value: string): void => {
    const role = columnRoles.find((known) => known === value);
    if (role) onChange(columns.map((column, at) => (at === index ? role : column.role)));
  };
  const labelOf = ({ header, example }: ListColumn, place: number) =>
    header === '' ? (
      <Trans>
        Column {place}: {example}
      </Trans>
    ) : (
      <Trans>
        Column {place}: {header}
      </Trans>
    );
  const fields = (
    <Stack gap="close">
      {columns.map((column, index) => (
        <SelectField
          // A column is its place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          // A table of another width has other columns.
          name={`columns-${columns.length}.${index + 1}`}
          label={labelOf(column, index + 1)}
          options={options}
          value={column.role}
          onChange={(value) => choose(index, value)}
        />
      ))}
    </Stack>
  );
  return isRequired ? fields : <Disclosure title={<Trans>Columns as read</Trans>}>{fields}</Disclosure>;
}
