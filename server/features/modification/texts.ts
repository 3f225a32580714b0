/** Words of the calls about requests for a modification, and of their invoices. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'modification.unknown',
    message: 'We can’t find this request in your account. Check the number, or sign in with another account.',
    comment: 'A request for a modification, of readers of a license for instance',
  },
  cancelled: /*i18n*/ {
    id: 'modification.cancelled',
    message: 'Your request has been canceled.',
  },
  settledBefore: /*i18n*/ {
    id: 'modification.settledBefore',
    message: 'We’ve already decided on this request, so it can’t be canceled.',
  },
  line: /*i18n*/ {
    id: 'modification.line',
    message:
      '{title}, {readers, plural, one {# additional reader} other {# additional readers}}, subscription {reference}',
    comment: 'A line of an invoice; title is a publication',
  },
  lineOfQuotation: /*i18n*/ {
    id: 'modification.lineOfQuotation',
    message:
      '{title}, {readers, plural, one {# additional reader} other {# additional readers}}, subscription of quote {reference}',
    comment: 'A line of an invoice; title is a publication',
  },
};
