import type { MessageDescriptor } from '@lingui/core';
import type { ConfirmationMode } from '../../db/sandbox-schema.ts';
import type { CardRefusal } from './cards.ts';

/** Words of the sandbox's pages. */
export const texts = {
  title: /*i18n*/ { id: 'pay.title', message: 'Pay by card' },
  errorTitle: /*i18n*/ {
    id: 'pay.errorTitle',
    message: 'Error: {title}',
    comment: 'Title of the document, where something is wrong with what was typed',
  },
  test: /*i18n*/ {
    id: 'pay.test',
    message: 'Sandbox Payments, test page: no card is charged.',
    comment: 'Sandbox Payments: the test payment service’s own name',
  },
  titleFor: /*i18n*/ {
    id: 'pay.titleFor',
    message: '{title} – {merchant}',
    comment: 'Title of the document: the page, and the site that is paid',
  },
  amount: /*i18n*/ { id: 'pay.amount', message: 'Amount to pay' },
  for: /*i18n*/ { id: 'pay.for', message: 'For', comment: 'Before the numbers of the invoices that are paid' },
  reference: /*i18n*/ { id: 'pay.reference', message: 'Reference', comment: 'Of the payment' },
  number: /*i18n*/ { id: 'pay.number', message: 'Card number' },
  expiry: /*i18n*/ { id: 'pay.expiry', message: 'Expiry date' },
  expiryHelp: /*i18n*/ { id: 'pay.expiry.help', message: 'MM/YY', comment: 'Month and year, two digits each' },
  code: /*i18n*/ { id: 'pay.code', message: 'Security code' },
  codeHelp: /*i18n*/ { id: 'pay.code.help', message: '3 or 4 digits' },
  name: /*i18n*/ { id: 'pay.name', message: 'Name on the card' },
  pay: /*i18n*/ { id: 'pay.pay', message: 'Pay {amount}' },
  limit: /*i18n*/ {
    id: 'pay.limit',
    message:
      '{minutes, plural, one {You have # minute to pay.} other {You have # minutes to pay.}} After that, you won’t be charged.',
  },
  otherMeans: /*i18n*/ { id: 'pay.otherMeans', message: 'Pay another way', comment: 'Back to the site' },
  cancel: /*i18n*/ { id: 'pay.cancel', message: 'Cancel and go back' },
  otherWay: /*i18n*/ {
    id: 'pay.otherWay',
    message: 'To pay by bank transfer, go back to {merchant} and choose it there. You won’t be charged here.',
  },
  refused: /*i18n*/ { id: 'pay.refused', message: 'Your card was declined. You haven’t been charged' },
  enterCard: /*i18n*/ { id: 'pay.enterCard', message: 'Enter a card', comment: 'Link to the number of the card' },
  problems: /*i18n*/ { id: 'pay.problems', message: 'Check your card details. You haven’t been charged' },
  numberWrong: /*i18n*/ { id: 'pay.number.wrong', message: 'This card number isn’t valid. Check its digits.' },
  expiryWrong: /*i18n*/ { id: 'pay.expiry.wrong', message: 'Enter the expiry date shown on the card, such as 09/30.' },
  expiryPast: /*i18n*/ { id: 'pay.expiry.past', message: 'This card has expired. Use another card.' },
  codeWrong: /*i18n*/ { id: 'pay.code.wrong', message: 'Enter the 3 or 4 digits of the security code.' },
  nameWrong: /*i18n*/ { id: 'pay.name.wrong', message: 'Enter the name on the card.' },
  tests: /*i18n*/ { id: 'pay.tests', message: 'For tests', comment: 'Heading above test cards' },
  confirmation: /*i18n*/ { id: 'pay.confirmation', message: 'How the payment is confirmed' },
  confirmationHelp: /*i18n*/ {
    id: 'pay.confirmation.help',
    message: 'When and how the bank’s answer reaches us.',
  },
  cards: /*i18n*/ { id: 'pay.cards', message: 'Test card numbers' },
  cardsHelp: /*i18n*/ { id: 'pay.cards.help', message: 'Use any future date and any security code.' },
  bankTitle: /*i18n*/ { id: 'pay.bank.title', message: 'Your bank asks if it’s you' },
  bankBody: /*i18n*/ {
    id: 'pay.bank.body',
    message: 'To protect your card, your bank (a test bank here) asks you to approve the payment of {amount}.',
  },
  approve: /*i18n*/ { id: 'pay.bank.approve', message: 'Approve the payment' },
  refuse: /*i18n*/ { id: 'pay.bank.refuse', message: 'Refuse' },
  otherCard: /*i18n*/ { id: 'pay.bank.otherCard', message: 'Use another card' },
  leave: /*i18n*/ { id: 'pay.bank.leave', message: 'Leave without answering' },
};

/** Advice after a refused card. */
export const refusalTexts: Readonly<Record<CardRefusal, MessageDescriptor>> = {
  declined: /*i18n*/ {
    id: 'pay.refusal.declined',
    message: 'Your bank declined this card without giving a reason. Use another card, or call your bank.',
  },
  insufficientFunds: /*i18n*/ {
    id: 'pay.refusal.insufficientFunds',
    message: 'The card’s balance or limit doesn’t cover the amount. Use another card.',
  },
  expiredCard: /*i18n*/ { id: 'pay.refusal.expiredCard', message: 'This card has expired. Use another card.' },
  incorrectCode: /*i18n*/ {
    id: 'pay.refusal.incorrectCode',
    message: 'The security code doesn’t match the card. Enter it as it appears on the card.',
  },
  lostOrStolen: /*i18n*/ {
    id: 'pay.refusal.lostOrStolen',
    message: 'Your bank has blocked this card. Use another card, and call your bank.',
  },
  authenticationFailed: /*i18n*/ {
    id: 'pay.refusal.authenticationFailed',
    message: 'You didn’t approve the payment with your bank. Try again, or use another card.',
  },
};

/** Names of the confirmation modes. */
export const modeTexts: Readonly<Record<ConfirmationMode, MessageDescriptor>> = {
  atOnce: /*i18n*/ { id: 'pay.mode.atOnce', message: 'At once' },
  beforeReturn: /*i18n*/ { id: 'pay.mode.beforeReturn', message: 'Before you return' },
  late: /*i18n*/ { id: 'pay.mode.late', message: 'Late' },
  twice: /*i18n*/ { id: 'pay.mode.twice', message: 'Twice' },
  outOfOrder: /*i18n*/ { id: 'pay.mode.outOfOrder', message: 'Out of order' },
  never: /*i18n*/ { id: 'pay.mode.never', message: 'Never' },
  forged: /*i18n*/ { id: 'pay.mode.forged', message: 'Forged, by someone else claiming a success' },
};

/** Behaviour of each test card, in the order of `testCards`. */
export const cardTexts: Readonly<Record<string, MessageDescriptor>> = {
  '4242424242424242': /*i18n*/ { id: 'pay.card.success', message: 'Charged' },
  '4000002760003184': /*i18n*/ { id: 'pay.card.authentication', message: 'Your bank asks you first (3-D Secure)' },
  '4000000000000002': /*i18n*/ { id: 'pay.card.declined', message: 'Declined' },
  '4000000000009995': /*i18n*/ { id: 'pay.card.insufficientFunds', message: 'Insufficient funds' },
  '4000000000000069': /*i18n*/ { id: 'pay.card.expired', message: 'Expired card' },
  '4000000000000127': /*i18n*/ { id: 'pay.card.incorrectCode', message: 'Incorrect security code' },
  '4000000000009987': /*i18n*/ { id: 'pay.card.lost', message: 'Lost card' },
  '4000000000009979': /*i18n*/ { id: 'pay.card.stolen', message: 'Stolen card' },
};
