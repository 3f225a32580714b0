import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModificationType } from '../../../domain/enumerations.ts';
import { modificationType } from '../../../domain/enumerations.ts';

const {
  email,
  ipRangeAddition,
  ipRangeEdit,
  ipRangeDeletion,
  readerAddition,
  readerEdit,
  readerDeletion,
  administratorMessage,
  addressMessage,
  other,
} = modificationType;

/** Names of the types of request, as titles of their pages. */
export const requestNames: Readonly<Record<ModificationType | 'unknown', MessageDescriptor>> = {
  [email]: msg`Request to change an email address`,
  [ipRangeAddition]: msg`Request to add IP ranges`,
  [ipRangeEdit]: msg`Request to change an IP range`,
  [ipRangeDeletion]: msg`Request to delete an IP range`,
  [readerAddition]: msg`Request to add readers`,
  [readerEdit]: msg`Request to change a reader`,
  [readerDeletion]: msg`Request to remove a reader`,
  [administratorMessage]: msg`Message from a license administrator`,
  [addressMessage]: msg`Message about a postal address`,
  [other]: msg`Request to Subscriber Services`,
  unknown: msg`Other request`,
};

/** The same below the reader or network that a request is about, in a list of requests. */
export const requestKinds: Readonly<Record<ModificationType | 'unknown', MessageDescriptor>> = {
  ...requestNames,
  [email]: msg`Email address change`,
  [ipRangeAddition]: msg`IP range addition`,
  [ipRangeEdit]: msg`IP range change`,
  [ipRangeDeletion]: msg`IP range deletion`,
  [readerAddition]: msg`Reader addition`,
  [readerEdit]: msg`Reader change`,
  [readerDeletion]: msg`Reader removal`,
};
