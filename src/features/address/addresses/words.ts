import { msg } from '@lingui/core/macro';

/** Addresses could not be loaded. */
export const loadWords = { unread: msg`Your addresses could not be loaded` };
