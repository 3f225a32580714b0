/** Texts of the pages behind links in emails about newsletters. */
export const pageTexts = {
  confirmTitle: /*i18n*/ { id: 'newsletterPage.confirm.title', message: 'Confirm your newsletters' },
  confirmText: /*i18n*/ {
    id: 'newsletterPage.confirm.text',
    message: 'Confirm to start receiving:',
    comment: 'A list of newsletters follows',
  },
  confirm: /*i18n*/ { id: 'newsletterPage.confirm.button', message: 'Confirm', comment: 'Button: newsletters' },
  confirmedTitle: /*i18n*/ { id: 'newsletterPage.confirmed.title', message: 'Your newsletters are confirmed' },
  confirmedText: /*i18n*/ {
    id: 'newsletterPage.confirmed.text',
    message: 'You’ll now receive:',
    comment: 'A list of newsletters follows',
  },
  toAccount: /*i18n*/ { id: 'newsletterPage.toAccount', message: 'Choose newsletters in your account' },
  unsubscribeTitle: /*i18n*/ { id: 'newsletterPage.unsubscribe.title', message: 'Unsubscribe' },
  unsubscribeText: /*i18n*/ {
    id: 'newsletterPage.unsubscribe.text',
    message: 'Unsubscribe to stop receiving:',
    comment: 'A list of newsletters follows',
  },
  unsubscribe: /*i18n*/ { id: 'newsletterPage.unsubscribe.button', message: 'Unsubscribe', comment: 'Button' },
  endedTitle: /*i18n*/ { id: 'newsletterPage.ended.title', message: 'You’re unsubscribed' },
  endedText: /*i18n*/ {
    id: 'newsletterPage.ended.text',
    message: 'You can resubscribe from this page for 30 days. You no longer receive:',
    comment: 'A list of newsletters follows',
  },
  comeBack: /*i18n*/ { id: 'newsletterPage.comeBack', message: 'Resubscribe', comment: 'Button: newsletters' },
  overTitle: /*i18n*/ {
    id: 'newsletterPage.over.title',
    message: 'This link is no longer valid',
    comment: 'Heading; the link of a letter about newsletters is too old',
  },
  overText: /*i18n*/ {
    id: 'newsletterPage.over.text',
    message:
      'This link has expired. To subscribe or unsubscribe, choose newsletters again, and we’ll email you a new link.',
  },
  toNewsletters: /*i18n*/ { id: 'newsletterPage.toNewsletters', message: 'Choose newsletters' },
  summary: /*i18n*/ {
    id: 'newsletterPage.summary',
    message: 'Summary',
    comment: 'The newsletter that tells what is in an issue of a publication',
  },
  colon: /*i18n*/ {
    id: 'newsletterPage.colon',
    message: ': ',
    comment: 'Between the title of a publication and the name of one of its newsletters',
  },
};
