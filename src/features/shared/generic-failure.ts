import { msg } from '@lingui/core/macro';

/** A call that failed without a word from the server (specification §8). */
export const genericFailure = msg({
  id: 'PMC_Erreur_MessageGeneriqueHTTP',
  message: 'That didn’t work, and nothing has changed. Try again.',
  comment: 'Generic message for a failed call (specification §8)',
});
