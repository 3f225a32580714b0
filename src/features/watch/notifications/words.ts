import { msg } from '@lingui/core/macro';

/** Watches could not be loaded. */
export const loadWords = {
  unread: msg({
    id: 'PMC_Erreur_MessageRecuperationVeilles',
    message: 'We couldn’t load your alerts',
    comment: 'Failing to load notifications (specification §8)',
  }),
  meanwhile: msg`They stay active: you’ll keep receiving new articles.`,
};
