import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnRole } from '../../../../machines/validation/reader-list/columns.ts';

/** What a column of a list is used for. */
export const roleNames: Readonly<Record<ColumnRole, MessageDescriptor>> = {
  civility: msg`Title`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`E-mail address`,
  firstLast: msg`First and last name`,
  lastFirst: msg`Last and first name`,
  unused: msg`Not used`,
};
