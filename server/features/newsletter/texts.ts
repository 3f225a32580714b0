/** Words of the newsletter calls. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'newsletter.unknown',
    message: 'We no longer send this newsletter. Choose another one.',
  },
  unknownAccount: /*i18n*/ {
    id: 'newsletter.unknownAccount',
    message: 'We can’t find this account. Reload the page and sign in again.',
  },
  summaryForSubscribers: /*i18n*/ {
    id: 'newsletter.summaryForSubscribers',
    message: 'Only subscribers to {title} can get its summary. Nothing has changed.',
  },
  sectionForSubscribers: /*i18n*/ {
    id: 'newsletter.sectionForSubscribers',
    message: 'Only subscribers to {title} can get this newsletter. Nothing has changed.',
  },
  advertsForSubscribers: /*i18n*/ {
    id: 'newsletter.advertsForSubscribers',
    message: 'Only subscribers to {title} can get its newsletters ad-free. Nothing has changed.',
  },
};
