import { msg } from '@lingui/core/macro';

/** IP ranges could not be loaded. */
export const loadWords = {
  unread: msg`We couldn’t load the IP ranges`,
  meanwhile: msg`They haven’t changed: people in these ranges still have access.`,
  behind: msg`The license’s ranges may have changed since.`,
};
