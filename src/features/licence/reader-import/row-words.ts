import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsOf } from '../../../../machines/validation/complaint-words.ts';
import type { RowRecord } from './row-records.ts';

/** The fields of a row, in the order in which they stand. */
export const rowFields = ['civility', 'firstName', 'lastName', 'email'] as const;

export type RowField = (typeof rowFields)[number];

/** The server's words come first, then the rules', then that another line has the address. */
function objectionTo({ complaints, repeats, refused }: RowRecord, field: RowField, i18n: I18n): string | undefined {
  const received = refused?.[field];
  if (received !== undefined) return received;
  const complaint = complaints.get(field);
  if (complaint) return wordsOf(complaint, field, (words) => i18n._(words));
  if (field !== 'email' || repeats === null) return undefined;
  return i18n._(msg`Line ${repeats} has this address already. Change it, or leave this line out.`);
}

/** What is wrong with a field of a row, and what to do, said with its line; `undefined` where nothing is. */
export function fieldWords(record: RowRecord, field: RowField, i18n: I18n): string | undefined {
  const words = objectionTo(record, field, i18n);
  const { line } = record.row;
  return words === undefined ? undefined : i18n._(msg`Line ${line}: ${words}`);
}
