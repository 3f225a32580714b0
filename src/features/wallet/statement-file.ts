import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Day } from '../../../domain/day.ts';
import type { WalletOperation } from '../../../domain/wallet.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import type { TableFile } from '../../i18n/table-file.ts';
import { tableFile, textCell, formatsOfTables } from '../../i18n/table-file.ts';
import { operationName } from './operation-names.ts';

/**
 * Operations as a table of comma-separated values (RFC 4180) that the spreadsheets of the reader's language open as they are:
 * with their separator, decimal mark and dates, by the publisher's clock. Credits are numbers, and can be added up.
 */
export function statementFile(
  operations: readonly WalletOperation[],
  { i18n, zone, today }: { readonly i18n: I18n; readonly zone: TimeZone; readonly today: Day },
): TableFile {
  const { separator, number, date } = formatsOfTables(i18n, zone);
  const headers = [
    msg`Date`,
    msg({ message: 'Type', comment: 'Kind of what went in or out of a wallet' }),
    msg({ message: 'Article', comment: 'Title of what was read with credits' }),
    msg`Publication`,
    msg`Payment reference`,
    msg`Credits`,
    msg`Balance`,
  ].map((header) => textCell(i18n._(header), separator));
  const rows = operations.map((operation) => [
    date(operation.at),
    textCell(i18n._(operationName(operation)), separator),
    textCell(operation.article?.title.text ?? '', separator),
    textCell(operation.article?.publication ?? '', separator),
    textCell(operation.paymentReference ?? '', separator),
    number(operation.amount.minor),
    number(operation.balance.minor),
  ]);
  const name = i18n._(msg({ message: 'wallet', comment: 'Beginning of the name of a file' }));
  return tableFile([headers, ...rows], { name, today, separator });
}
