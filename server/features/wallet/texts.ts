/** Words of the calls about the wallet. */
export const texts = {
  wrongCursor: /*i18n*/ {
    id: 'wallet.wrongCursor',
    message: 'This page of the list is no longer there. Reload the list from its beginning.',
    comment: 'What should name the next page of a list names none',
  },
};
