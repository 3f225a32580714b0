/** Words of the pages that letters about newsletters lead to. */
export const pageTexts = {
  confirmTitle: /*i18n*/ { id: 'newsletterPage.confirm.title', message: 'Confirm your newsletters' },
  confirmText: /*i18n*/ {
    id: 'newsletterPage.confirm.text',
    message: 'One click, and you receive:',
    comment: 'A list of newsletters follows',
  },
  confirm: /*i18n*/ { id: 'newsletterPage.confirm.button', message: 'Confirm', comment: 'Button: newsletters' },
  confirmedTitle: /*i18n*/ { id: 'newsletterPage.confirmed.title', message: 'Your newsletters are confirmed' },
  confirmedText: /*i18n*/ {
    id: 'newsletterPage.confirmed.text',
    message: 'From now on, you receive:',
    comment: 'A list of newsletters follows',
  },
  toAccount: /*i18n*/ { id: 'newsletterPage.toAccount', message: 'Choose newsletters in your account' },
  unsubscribeTitle: /*i18n*/ { id: 'newsletterPage.unsubscribe.title', message: 'Unsubscribe' },
  unsubscribeText: /*i18n*/ {
    id: 'newsletterPage.unsubscribe.text',
    message: 'One click, and you no longer receive:',
    comment: 'A list of newsletters follows',
  },
  unsubscribe: /*i18n*/ { id: 'newsletterPage.unsubscribe.button', message: 'Unsubscribe', comment: 'Button' },
  endedTitle: /*i18n*/ { id: 'newsletterPage.ended.title', message: 'You are unsubscribed' },
  endedText: /*i18n*/ {
    id: 'newsletterPage.ended.text',
    message: 'For 30 days, you can come back from this page; then we forget it. You no longer receive:',
    comment: 'A list of newsletters follows',
  },
  comeBack: /*i18n*/ { id: 'newsletterPage.comeBack', message: 'Receive them again', comment: 'Button: newsletters' },
  overTitle: /*i18n*/ {
    id: 'newsletterPage.over.title',
    message: 'This link is no longer valid',
    comment: 'Heading; the link of a letter about newsletters is too old',
  },
  overText: /*i18n*/ {
    id: 'newsletterPage.over.text',
    message: 'It is too old, and nothing is sent by it. You can ask for newsletters at any time.',
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
