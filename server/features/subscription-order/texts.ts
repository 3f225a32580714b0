/** Words of the calls about paying for subscriptions. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'subscription.unknown',
    message:
      'We can’t find this subscription among those you can pay for. Check the number, or sign in with another account.',
  },
  billingFixed: /*i18n*/ {
    id: 'subscription.billingFixed',
    message:
      'This invoice is billed to {payer}. Part of it has been paid or credited, so its billing details can’t change.',
  },
  line: /*i18n*/ {
    id: 'subscription.line',
    message:
      '{title}, {licence, select, professional {professional} global {global} independent {independent} media {media} morning {morning} other {{licence}}} license, {months, plural, one {#\u00A0month} other {#\u00A0months}}, {readers, plural, one {#\u00A0reader} other {#\u00A0readers}}',
    comment: 'A line of an invoice; title is a publication',
  },
  priceBasis: /*i18n*/ {
    id: 'invoice.note.priceBasis',
    message: '{title} – {basis}',
    comment: 'Printed on an invoice: how the price of a publication comes about, with the discount on it',
  },
  billingCorrected: /*i18n*/ {
    id: 'creditNote.billingCorrected',
    message: 'Billing details corrected at your request.',
    comment: 'Printed on a credit note: why the invoice was cancelled',
  },
};
