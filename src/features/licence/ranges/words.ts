import { msg } from '@lingui/core/macro';

/** IP ranges could not be loaded. */
export const loadWords = {
  unread: msg`The IP ranges cannot be loaded`,
  meanwhile: msg`They stay as they are: whoever reads from there goes on reading.`,
  behind: msg`The license’s ranges may have changed since.`,
};
