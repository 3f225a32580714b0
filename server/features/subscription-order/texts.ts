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
      '{title}, {licence, select, professional {professional} global {global} independent {independent} media {media} morning {morning} other {{licence}}} license, {months, plural, one {# month} other {# months}}, {readers, plural, one {# reader} other {# readers}}',
    comment: 'A line of an invoice; title is a publication',
  },
  priceBasis: /*i18n*/ {
    id: 'invoice.note.priceBasis',
    message: '{title}: {basis}',
    comment: 'Printed on an invoice: how the price of a publication comes about, with the discount on it',
  },
  billingCorrected: /*i18n*/ {
    id: 'creditNote.billingCorrected',
    message: 'Billing details corrected at your request.',
    comment: 'Printed on a credit note: why the invoice was cancelled',
  },
  purchaseOrder: /*i18n*/ {
    id: 'invoice.note.purchaseOrder',
    message: 'Purchase order: {number}',
    comment: 'Printed on an invoice: the buyer’s own number for the order',
  },
  siret: /*i18n*/ {
    id: 'invoice.note.siret',
    message: 'SIRET number: {number}',
    comment: 'Printed on an invoice to a French public body, as the next two',
  },
  serviceCode: /*i18n*/ {
    id: 'invoice.note.serviceCode',
    message: 'Service code (“code service”): {number}',
  },
  engagementNumber: /*i18n*/ {
    id: 'invoice.note.engagementNumber',
    message: 'Commitment number (“numéro d’engagement”): {number}',
  },
};
