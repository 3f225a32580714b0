/** Words of the calls about invoices. */
export const texts = {
  unknownInvoice: /*i18n*/ {
    id: 'invoice.unknown',
    message: 'We can’t find this invoice in your account. Check the number, or sign in with another account.',
  },
  noRefusedLink: /*i18n*/ {
    id: 'token.noRefusedLink',
    message: 'Open the link in your invoice email again, then ask for a new one.',
    comment: 'A new invoice link is asked for long after the expired one was opened',
  },
  creditedPart: /*i18n*/ {
    id: 'creditNote.part',
    message: 'Partial credit for invoice {reference}: {lines}',
    comment: 'Line of a credit note for an amount; lines: those of the invoice, separated by “ · ”',
  },
  creditedInvoice: /*i18n*/ {
    id: 'creditNote.of',
    message: 'Credit on invoice {reference} of {day}.',
    comment: 'Printed on a credit note',
  },
  noEuroRate: /*i18n*/ {
    id: 'invoice.noEuroRate',
    message: 'We can’t invoice French VAT in this currency ({currency}) at the moment. Contact us to pay in euros.',
  },
  helpSent: /*i18n*/ {
    id: 'help.sent',
    message: 'Your question has been sent. We’ll reply by email.',
  },
};
