/** Words of the calls about invoices. */
export const texts = {
  unknownInvoice: /*i18n*/ {
    id: 'invoice.unknown',
    message: 'We cannot find this invoice among yours.',
  },
  helpSent: /*i18n*/ {
    id: 'help.sent',
    message: 'Your question has been sent. We will answer you by e-mail.',
  },
};
