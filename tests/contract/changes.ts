/** The golden exchanges that try each port with side effects. */
import type { Ports } from '../../machines/ports.ts';

/** Ports that change the visitor’s identity, or nothing of an account. */
type WithoutAccount =
  | 'refreshVisitor'
  | 'signIn'
  | 'signOut'
  | 'resendVerification'
  | 'renewInvoiceLink'
  | 'requestAccount'
  | 'requestPassword'
  | 'choosePassword'
  | 'requestDeletion'
  | 'requestNewsletters'
  | 'repeatNewsletterEmail';

/** Ports that only read, despite other verbs in their names. */
type Reading =
  | Exclude<Extract<keyof Ports, `read${string}`>, 'readSubscriptionOrder'>
  | 'findCheckout'
  | 'simulateOffer'
  | 'previewWatch';

/** By port, the fixtures of its exchanges. */
export const changes: Readonly<Record<Exclude<keyof Ports, WithoutAccount | Reading>, readonly string[]>> = {
  saveIdentity: ['user-update'],
  saveInformation: ['user-informations-update'],
  changeEmail: ['user-email'],
  resendEmailChange: ['user-email-resend'],
  cancelEmailChange: ['user-email-cancel'],
  changePassword: ['user-password'],
  saveQuoteDraft: ['infosquote-update'],
  dropQuoteDraft: ['infosquote-reset'],
  requestQuote: ['commande.quote'],
  saveAddress: ['user-adresse-update.new', 'user-adresse-update.changed'],
  changeAddress: ['user-adresse-select', 'user-adresse-delete'],
  signOutDevices: ['user-sessions-end.others'],
  confirmPassword: ['user-donnees-confirm'],
  changeNewsletter: ['servicesemail-update.section', 'servicesemail-update.summary', 'servicesemailnopub'],
  checkOut: [
    'invoice-checkout.card',
    'invoice-checkout.transfer',
    'online-checkout.card',
    'online-checkout.transfer',
    'online-checkout.wallet',
  ],
  askForHelp: ['invoice-help'],
  sendReceiptCopy: ['invoice-receipt-copy'],
  sendMessage: ['contact.claim'],
  readSubscriptionOrder: ['onlinesubscription.payable'],
  addReaders: ['reader-add'],
  editReader: ['reader-update'],
  deleteReader: ['reader-delete'],
  addRanges: ['ip-add'],
  editRange: ['ip-update'],
  deleteRange: ['ip-delete'],
  cancelModification: ['modification-update'],
  keepArticle: ['read-later-keep', 'read-later-drop'],
  createWatch: ['veilles-create.country'],
  deleteWatch: ['veilles-delete'],
  startQuotation: ['quotation-start'],
  changeOffer: ['quotation-offer'],
  saveDetails: ['quotation-details'],
  decideQuotation: ['quotation-accept', 'quotation-decline', 'quotation-ask-for-change'],
  orderQuotation: ['quotation-order'],
  shareQuotation: ['quotation-share'],
};
