import { msg } from '@lingui/core/macro';

/** Addresses could not be loaded. */
export const loadWords = { unread: msg`We couldn’t load your addresses` };
