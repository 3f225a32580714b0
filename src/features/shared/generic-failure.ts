import { msg } from '@lingui/core/macro';

/** A link has led to a page whose code could not be loaded: the page that was there stays. */
export const pageMissing = msg`That page could not be loaded, so you are still on this one. Check your connection, then try again.`;

/** A call that failed without a word from the server (specification §8). */
export const genericFailure = msg({
  id: 'PMC_Erreur_MessageGeneriqueHTTP',
  message: 'That did not work, and nothing has changed. Please try again.',
  comment: 'Generic message for a failed call (specification §8)',
});
