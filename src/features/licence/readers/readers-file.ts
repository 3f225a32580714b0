import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { displayedSurname } from '../../../../domain/account.ts';
import type { Day } from '../../../../domain/day.ts';
import type { LicenceReader } from '../../../../domain/licence.ts';
import type { TimeZone } from '../../../../domain/moment.ts';
import type { TableFile } from '../../../i18n/table-file.ts';
import { tableFile, textCell, formatsOfTables } from '../../../i18n/table-file.ts';
import { civilityNames } from '../../shared/civility-names.ts';
import { markerWords } from '../marker-words.ts';

/** The readers of a licence as a table that the spreadsheets of the reader's language open as they are. */
export function readersFile(
  readers: readonly LicenceReader[],
  { i18n, zone, today }: { readonly i18n: I18n; readonly zone: TimeZone; readonly today: Day },
): TableFile {
  const { separator } = formatsOfTables(i18n, zone);
  const headers = [msg`Title`, msg`First name`, msg`Last name`, msg`Email address`, msg`Request`].map((header) =>
    i18n._(header),
  );
  const rows = readers.map(({ civility, firstName, lastName, email, pending }) => {
    const title = civilityNames[civility];
    return [
      title ? i18n._(title) : '',
      firstName,
      displayedSurname(lastName),
      email,
      pending ? i18n._(markerWords(pending.type)) : '',
    ];
  });
  const name = i18n._(msg({ message: 'readers', comment: 'Beginning of the name of a file' }));
  const cells = [headers, ...rows].map((row) => row.map((text) => textCell(text, separator)));
  return tableFile(cells, { name, today, separator });
}
