/** Words of the calls about watches. */
export const texts = {
  created: /*i18n*/ {
    id: 'watch.created',
    message: 'Your alert has been created. We’ll email you new articles about it.',
  },
  unknown: /*i18n*/ {
    id: 'watch.unknown',
    message: 'You can’t follow this topic anymore. Reload the page to see the ones you can.',
  },
  tooMany: /*i18n*/ {
    id: 'watch.tooMany',
    message: 'You have {most} alerts, the most an account can have. Delete one to create another.',
  },
};
