/** Words of the calls about requests for a modification, and of their invoices. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'modification.unknown',
    message: 'We cannot find this request among yours.',
    comment: 'A request for a modification, of readers of a license for instance',
  },
  cancelled: /*i18n*/ {
    id: 'modification.cancelled',
    message: 'Your request is canceled.',
  },
  settledBefore: /*i18n*/ {
    id: 'modification.settledBefore',
    message: 'This request was settled in the meantime: it can no longer be canceled.',
  },
  line: /*i18n*/ {
    id: 'modification.line',
    message:
      '{title}, {readers, plural, one {# additional reader} other {# additional readers}}, subscription {reference}',
    comment: 'A line of an invoice; title is a publication',
  },
};
