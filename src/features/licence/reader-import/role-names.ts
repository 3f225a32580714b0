import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnRole } from '../../../../validation/reader-list/columns.ts';

/** Uses of a list's columns. */
export const roleNames: Readonly<Record<ColumnRole, MessageDescriptor>> = {
  civility: msg`Title`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`Email address`,
  firstLast: msg`First and last name`,
  lastFirst: msg`Last and first name`,
  unused: msg`Not used`,
};
