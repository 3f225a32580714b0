import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsOf } from '../../../../validation/issue-words.ts';
import type { RowRecord } from './row-records.ts';

/** Fields of a row, in display order. */
export const rowFields = ['civility', 'firstName', 'lastName', 'email'] as const;

export type RowField = (typeof rowFields)[number];

/** Number of a row's line; with its place where several people are in that line. */
export function lineName({ line, place }: Pick<RowRecord['row'], 'line' | 'place'>, i18n: I18n): string {
  const number = i18n.number(line);
  return place === null ? number : i18n._(msg`${number}, person ${place}`);
}

/** The server's message comes first, then the rules', then the duplicate address. */
export function fieldErrorOf({ issues, repeats, refused }: RowRecord, field: RowField, i18n: I18n): string | undefined {
  const refusal = refused?.[field];
  if (refusal !== undefined) return refusal;
  const issue = issues.get(field);
  if (issue) return wordsOf(issue, field, (words) => i18n._(words));
  if (field !== 'email' || repeats === null) return undefined;
  const other = lineName(repeats, i18n);
  return i18n._(msg`Line ${other} already has this email address. Change it, or exclude this line.`);
}

/** Error and advice for a field, prefixed with its line; `undefined` for a valid field. */
export function fieldWords(record: RowRecord, field: RowField, i18n: I18n): string | undefined {
  const words = fieldErrorOf(record, field, i18n);
  const line = lineName(record.row, i18n);
  return words === undefined ? undefined : i18n._(msg`Line ${line}: ${words}`);
}
