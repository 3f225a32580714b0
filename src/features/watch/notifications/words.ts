import { msg } from '@lingui/core/macro';

/** Watches could not be loaded. */
export const loadWords = {
  unread: msg({
    id: 'PMC_Erreur_MessageRecuperationVeilles',
    message: 'Your watches cannot be loaded',
    comment: 'Failing to load notifications (specification §8)',
  }),
  meanwhile: msg`They stay set: you keep receiving what comes out about them.`,
};
