import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useDeferredValue, useMemo } from 'react';
import { MOST_ADDED_READERS } from '../../../../domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { ImportProblem } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import { readerImportPaths } from '../../../../contract/pages/licence.ts';
import type { ColumnRole } from '../../../../validation/reader-list/columns.ts';
import { columnRoles } from '../../../../validation/reader-list/columns.ts';
import { textOfFile } from '../../../../validation/reader-list/encoding.ts';
import type { ListColumn } from '../../../../validation/reader-list/reader-list.ts';
import { LONGEST_LIST, readReaderList } from '../../../../validation/reader-list/reader-list.ts';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useErrorTitle } from '../../shared/form/use-error-title.ts';
import { LicenceFacts } from './licence-facts.tsx';
import { ListReport } from './list-report.tsx';
import { roleNames } from './role-names.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { ReaderImportScreenProps } from './screen-props.ts';

/** Reason why a pasted or dropped list is unusable, and advice. */
function ProblemText({ problem }: { readonly problem: ImportProblem }) {
  const { i18n } = useLingui();
  const most = i18n.number(MOST_ADDED_READERS);
  switch (problem.kind) {
    case 'empty':
      return <Trans>Paste your list, or choose a file.</Trans>;
    case 'noAddress':
      return <Trans>This text has no email address. Add one to each line.</Trans>;
    case 'columns':
      return <Trans>We couldn’t tell which column has the names. Select below what each one contains.</Trans>;
    case 'noReader':
      return <Trans>We can’t use any line in this list. See why below.</Trans>;
    case 'tooLong':
      return (
        <Trans>This is too long for a list of readers. Paste only the columns with names and email addresses.</Trans>
      );
    case 'tooMany':
      return (
        <Plural value={problem.count} other={`That’s # readers. Request up to ${most} at a time, then the others.`} />
      );
    case 'workbook':
      return (
        <Trans>
          This file is a workbook. Copy its cells and paste them here, or save it as CSV from your spreadsheet program.
        </Trans>
      );
    case 'notText':
      return <Trans>We couldn’t read this file as text. Save your list as CSV or plain text.</Trans>;
  }
}

interface ColumnSelectsProps {
  readonly text: string;
  /** Role of each column as chosen; empty: as detected. */
  readonly roles: readonly ColumnRole[];
  /** The roles were not detected: the person must choose them. */
  readonly isRequired: boolean;
  readonly onChange: (roles: readonly ColumnRole[]) => void;
}

/** A select for the role of each column of the pasted table; renders nothing without a table. */
function ColumnSelects({ text, roles, isRequired, onChange }: ColumnSelectsProps) {
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
          // Columns are identified by index.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          // The name contains the width: a table of another width has other columns.
          name={`columns-${columns.length}.${index + 1}`}
          label={labelOf(column, index + 1)}
          options={options}
          value={column.role}
          onChange={(value) => choose(index, value)}
        />
      ))}
    </Stack>
  );
  return isRequired ? fields : <Disclosure title={<Trans>Columns we found</Trans>}>{fields}</Disclosure>;
}

/** In bytes. The longest list is smaller in any encoding: larger files are not read. */
const LARGEST_FILE = 4 * LONGEST_LIST;

type ListProps = ReaderImportScreenProps<'list'>;

/** A file as text. A file that the browser can no longer read, because it was moved, is `notText`. */
async function readFile(file: File): Promise<ReturnType<typeof textOfFile> | { readonly kind: 'tooLong' }> {
  if (file.size > LARGEST_FILE) return { kind: 'tooLong' };
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { kind: 'notText' };
  }
}

/** Shown once there are rows: the next list is added to them. */
function Begun({ data: { aboId, draft }, send }: Pick<ListProps, 'data' | 'send'>) {
  const count = draft.rows.length;
  return (
    <Notice
      kind="info"
      title={<Plural value={count} one="Your list already has # line" other="Your list already has # lines" />}
    >
      <p>
        <Trans>
          What you paste now is added to it.{' '}
          <Link href={linkTo(readerImportPaths.check, { aboId })}>View the list</Link>
        </Trans>
      </p>
      <ConfirmButton
        title={<Trans>Delete this list?</Trans>}
        consequence={<Trans>This deletes all lines and your corrections, and can’t be undone.</Trans>}
        action={<Trans>Delete the list</Trans>}
        dismissal={<Trans>Keep the list</Trans>}
        onConfirm={() => send({ type: 'list.emptied' })}
      >
        <Trans>Delete the list…</Trans>
      </ConfirmButton>
    </Notice>
  );
}

/** A list, pasted, typed, dropped or chosen as a file. It goes into the draft at once, so that nothing is lost. */
export function List({ data, send, can }: ListProps) {
  const { draft, licence, problem, attempts } = data;
  useErrorTitle(problem !== null);
  const hasRows = draft.rows.length > 0;
  const hadRows = useRef(hasRows);
  useEffect(() => {
    // The button that deleted the list is gone with it.
    if (hadRows.current && !hasRows) document.getElementById('text')?.focus();
    hadRows.current = hasRows;
  }, [hasRows]);
  const message = problem ? <ProblemText problem={problem} /> : undefined;

  const [fileRead, setFileRead] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setFileRead(null);
    const read = await readFile(file);
    const before = draft.text.trim() === '' ? '' : `${draft.text.trimEnd()}\n`;
    if (read.kind !== 'text') {
      if (can({ type: 'file.refused', problem: read.kind })) send({ type: 'file.refused', problem: read.kind });
      return;
    }
    const text = before + read.text;
    if (text.length > LONGEST_LIST) send({ type: 'file.refused', problem: 'tooLong' });
    else if (can({ type: 'text.changed', text })) {
      send({ type: 'text.changed', text });
      setFileRead(file.name);
    }
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'list.given' });
      }}
    >
      <Stack>
        <ErrorSummary errors={problem ? [{ field: 'text', message }] : []} attempt={attempts} />
        <OutdatedNotice outdated={data.outdated} />
        <LicenceFacts licence={licence} />
        {hasRows && <Begun data={data} send={send} />}
        <FileDrop
          name="file"
          label={<Trans>Or a file</Trans>}
          help={<Trans>CSV or plain text. Drop it here, or choose a file.</Trans>}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void take(file)}
          outcome={fileRead !== null && <Trans>We’ve read “{fileRead}”. Its lines are in the list above.</Trans>}
        >
          <TextArea
            name="text"
            label={<Trans>Your list of readers</Trans>}
            help={
              <Trans>
                One reader per line: title, first name, last name, and email address, in any order. Paste cells from a
                spreadsheet, or type. Column names on the first line help us read your list. If a line has only an email
                address, you’ll add the rest in the next step.
              </Trans>
            }
            error={message}
            value={draft.text}
            onChange={(text) => send({ type: 'text.changed', text })}
          />
        </FileDrop>
        {problem?.kind === 'noReader' && draft.report && <ListReport report={draft.report} />}
        <ColumnSelects
          text={draft.text}
          roles={draft.roles}
          isRequired={problem?.kind === 'columns' || draft.roles.length > 0}
          onChange={(roles) => send({ type: 'columns.chosen', roles })}
        />
        <Actions>
          <Button variant="primary" type="submit">
            <Trans>Check the list</Trans>
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
