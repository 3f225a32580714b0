import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { ImportProblem } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import { MOST_ADDED_READERS } from '../../../../machines/domain/licence.ts';

/** Why nothing can be made of what was pasted or dropped, and what to do. */
export function ProblemText({ problem }: { readonly problem: ImportProblem }) {
  const { i18n } = useLingui();
  const most = i18n.number(MOST_ADDED_READERS);
  switch (problem.kind) {
    case 'empty':
      return <Trans>Paste your list, or choose a file.</Trans>;
    case 'noAddress':
      return <Trans>There is no e-mail address in this text. Each line needs one.</Trans>;
    case 'columns':
      return <Trans>Say below what each column is used for: nothing in the list says which has the names.</Trans>;
    case 'noReader':
      return <Trans>No line of this list can be used. See why below.</Trans>;
    case 'tooLong':
      return <Trans>This is too long for a list of readers. Paste the columns with names and addresses only.</Trans>;
    case 'tooMany':
      return (
        <Plural
          value={problem.count}
          other={`That makes # readers. Ask for ${most} at most at a time, and for the others after that.`}
        />
      );
    case 'workbook':
      return (
        <Trans>
          This file is a workbook. Copy its cells and paste them here, or save it as CSV in your spreadsheet program.
        </Trans>
      );
    case 'notText':
      return <Trans>This file could not be read as text. Save your list as CSV or as plain text.</Trans>;
  }
}
