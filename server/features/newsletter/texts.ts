/** Words of the newsletter calls. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'newsletter.unknown',
    message: 'We do not send this newsletter.',
  },
  unknownAccount: /*i18n*/ {
    id: 'newsletter.unknownAccount',
    message: 'We cannot find this account.',
  },
  summaryForSubscribers: /*i18n*/ {
    id: 'newsletter.summaryForSubscribers',
    message: 'The summary of {title} is for its subscribers only. Nothing has changed.',
  },
  sectionForSubscribers: /*i18n*/ {
    id: 'newsletter.sectionForSubscribers',
    message: 'This newsletter of {title} is for its subscribers only. Nothing has changed.',
  },
  advertsForSubscribers: /*i18n*/ {
    id: 'newsletter.advertsForSubscribers',
    message: 'Ad-free newsletters of {title} are for its subscribers only. Nothing has changed.',
  },
};
