import { msg } from '@lingui/core/macro';

/** IP ranges could not be loaded. */
export const loadWords = {
  unread: msg`We couldn’t load the IP ranges`,
  behind: msg`The license’s ranges may have changed since.`,
};
