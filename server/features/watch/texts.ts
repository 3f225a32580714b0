/** Words of the calls about watches. */
export const texts = {
  created: /*i18n*/ {
    id: 'watch.created',
    message: 'Your watch is set: we send you what comes out about it.',
  },
  unknown: /*i18n*/ {
    id: 'watch.unknown',
    message: 'This subject cannot be watched any more. Reload the page to see those that can.',
  },
  tooMany: /*i18n*/ {
    id: 'watch.tooMany',
    message: 'You have {most} watches, and no account can have more. Delete one to set another.',
  },
};
