/** Words about invoices: of their calls, and printed on them. */
export const texts = {
  unknownInvoice: /*i18n*/ {
    id: 'invoice.unknown',
    message: 'We cannot find this invoice among yours.',
  },
  helpSent: /*i18n*/ {
    id: 'help.sent',
    message: 'Your question has been sent. We will answer you by e-mail.',
  },
  reverseCharge: /*i18n*/ {
    id: 'invoice.note.reverseCharge',
    message:
      'Reverse charge: the buyer accounts for the VAT (article 283-2 of the French tax code, article 196 of directive 2006/112/EC).',
  },
  outsideUnion: /*i18n*/ {
    id: 'invoice.note.outsideUnion',
    message: 'No French VAT outside the European Union (article 259-1 of the French tax code).',
  },
};
