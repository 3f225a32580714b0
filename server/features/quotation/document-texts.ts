/** The state of a quotation in a word or two, for its print. */
export const stampTexts = {
  open: /*i18n*/ { id: 'quotationPage.stamp.open', message: 'Valid until {day}' },
  expired: /*i18n*/ { id: 'quotationPage.stamp.expired', message: 'Expired', comment: 'A quote' },
  accepted: /*i18n*/ { id: 'quotationPage.stamp.accepted', message: 'Accepted', comment: 'A quote' },
  ordered: /*i18n*/ { id: 'quotationPage.stamp.ordered', message: 'Ordered', comment: 'A quote' },
  declined: /*i18n*/ { id: 'quotationPage.stamp.declined', message: 'Declined', comment: 'A quote' },
  changeAsked: /*i18n*/ { id: 'quotationPage.stamp.changeAsked', message: 'Change requested', comment: 'A quote' },
  withdrawn: /*i18n*/ { id: 'quotationPage.stamp.withdrawn', message: 'Withdrawn', comment: 'A quote' },
} as const;

/** Texts of a quotation's shared page. */
export const documentTexts = {
  title: /*i18n*/ {
    id: 'quotationPage.title',
    message: 'Quote {reference}',
  },
  readOnly: /*i18n*/ {
    id: 'quotationPage.readOnly',
    message: 'You can read and print this page. Only the person the quote was made for can answer it.',
  },
  open: /*i18n*/ {
    id: 'quotationPage.open',
    message: 'These prices are valid until {moment}.',
  },
  expired: /*i18n*/ {
    id: 'quotationPage.expired',
    message: 'This quote expired on {moment}. These prices are no longer valid.',
  },
  accepted: /*i18n*/ {
    id: 'quotationPage.accepted',
    message: 'This quote has been accepted.',
  },
  ordered: /*i18n*/ {
    id: 'quotationPage.ordered',
    message: 'This quote has been accepted and ordered.',
  },
  declined: /*i18n*/ {
    id: 'quotationPage.declined',
    message: 'This quote has been declined.',
  },
  changeAsked: /*i18n*/ {
    id: 'quotationPage.changeAsked',
    message: 'A change to this quote was requested. The new quote will replace it here.',
  },
  withdrawn: /*i18n*/ {
    id: 'quotationPage.withdrawn',
    message: 'We’ve withdrawn this quote.',
  },
  from: /*i18n*/ {
    id: 'quotationPage.from',
    message: 'From',
    comment: 'Above the publisher’s name and address',
  },
  for: /*i18n*/ {
    id: 'quotationPage.for',
    message: 'For',
    comment: 'Above the buyer’s name and address',
  },
  vatNumber: /*i18n*/ {
    id: 'quotationPage.vatNumber',
    message: 'VAT number: {number}',
  },
  validUntil: /*i18n*/ {
    id: 'quotationPage.validUntil',
    message: 'Valid until',
  },
  offered: /*i18n*/ {
    id: 'quotationPage.offered',
    message:
      '{publications, plural, one {# publication} other {# publications}} · {readers, plural, one {# reader} other {# readers}} · {months, plural, one {# month} other {# months}}',
    comment: 'What a quote offers, below its total',
  },
  inclusive: /*i18n*/ {
    id: 'quotationPage.inclusive',
    message: 'including VAT',
    comment: 'After the total of a quote',
  },
  saving: /*i18n*/ {
    id: 'quotationPage.saving',
    message: 'You save {amount} on the list price.',
    comment: 'What an offer saves, where no VAT is charged',
  },
  savingBeforeVat: /*i18n*/ {
    id: 'quotationPage.savingBeforeVat',
    message: 'You save {amount} before VAT on the list price.',
    comment: 'What an offer saves',
  },
  purchaseOrder: /*i18n*/ {
    id: 'quotationPage.purchaseOrder',
    message: 'Purchase order number',
  },
  lines: /*i18n*/ {
    id: 'quotationPage.lines',
    message: 'Our offer',
    comment: 'Heading of a table of publications with their prices',
  },
  publication: /*i18n*/ {
    id: 'quotationPage.publication',
    message: 'Publication',
  },
  net: /*i18n*/ {
    id: 'quotationPage.net',
    message: 'Price before VAT',
  },
  quantity: /*i18n*/ {
    id: 'quotationPage.quantity',
    message: 'Quantity',
    comment: 'How many readers a line of a table is for',
  },
  unitPrice: /*i18n*/ {
    id: 'quotationPage.unitPrice',
    message: 'Unit price',
    comment: 'The price for one reader, before VAT',
  },
  rate: /*i18n*/ {
    id: 'quotationPage.rate',
    message: 'VAT rate',
  },
  note: /*i18n*/ {
    id: 'quotationPage.note',
    message: 'Our note',
    comment: 'Heading of what the publisher has added to a quotation',
  },
  signature: /*i18n*/ {
    id: 'quotationPage.signature',
    message: 'Accepted by (signature, date)',
    comment: 'In an empty box on paper, where the buyer signs',
  },
  download: /*i18n*/ { id: 'quotationPage.download', message: 'Download PDF' },
  contact: /*i18n*/ {
    id: 'quotationPage.contact',
    message: 'Questions? {email}, {phone}',
  },
  goneTitle: /*i18n*/ {
    id: 'quotationPage.goneTitle',
    message: 'This link is no longer valid',
  },
  goneText: /*i18n*/ {
    id: 'quotationPage.goneText',
    message: 'It has expired, or a newer one has replaced it. Ask the person who sent it to you for a new link.',
  },
  unknownTitle: /*i18n*/ {
    id: 'quotationPage.unknownTitle',
    message: 'There’s no quote at this link',
  },
  unknownText: /*i18n*/ {
    id: 'quotationPage.unknownText',
    message: 'Check that you opened the whole link, as it was sent to you.',
  },
};
