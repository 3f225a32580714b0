/** Words of the calls about readings. */
export const texts = {
  wrongCursor: /*i18n*/ {
    id: 'reading.wrongCursor',
    message: 'This page of the list is no longer there. Reload the list from its beginning.',
    comment: 'What should name the next page of a list names none',
  },
  unknownArticle: /*i18n*/ {
    id: 'reading.unknownArticle',
    message: 'This article is no longer there, so it cannot be kept for later.',
  },
};
