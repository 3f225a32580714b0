import type { MessageDescriptor } from '@lingui/core';
import type { LegalPage } from '../../../machines/domain/legal-page.ts';

/** A passage of a legal document, under its heading. */
interface Passage {
  readonly heading: MessageDescriptor;
  readonly text: MessageDescriptor;
}

interface LegalText {
  readonly title: MessageDescriptor;
  readonly passages: readonly Passage[];
}

/** What the law wants said, page by page; {company} is whose site it is, {email} how they are reached. */
export const legalTexts: Readonly<Record<LegalPage, LegalText>> = {
  notice: {
    title: /*i18n*/ { id: 'legal.notice.title', message: 'Legal notice' },
    passages: [
      {
        heading: /*i18n*/ { id: 'legal.notice.rights.heading', message: 'Rights' },
        text: /*i18n*/ {
          id: 'legal.notice.rights.text',
          message:
            'The articles, titles and pictures of {site} belong to {company}. They may be quoted with their source, within the limits of the law and of your license.',
        },
      },
    ],
  },
  privacy: {
    title: /*i18n*/ { id: 'legal.privacy.title', message: 'Privacy' },
    passages: [
      {
        heading: /*i18n*/ { id: 'legal.privacy.what.heading', message: 'What we keep, and why' },
        text: /*i18n*/ {
          id: 'legal.privacy.what.text',
          message:
            'Your name, address and e-mail address, your orders, invoices and payments: to provide your subscription and to keep our accounts. What you type into a request for a quote: to answer it. How you heard about us: for our statistics only.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.privacy.long.heading', message: 'For how long' },
        text: /*i18n*/ {
          id: 'legal.privacy.long.text',
          message:
            'Invoices and payments for ten years, as French commercial law requires. Everything else for as long as your account or your request needs it.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.privacy.who.heading', message: 'Who else sees it' },
        text: /*i18n*/ {
          id: 'legal.privacy.who.text',
          message:
            'Your card details are typed on the page of our payment provider: we do not receive them. We sell your data to nobody.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.privacy.cookies.heading', message: 'Cookies' },
        text: /*i18n*/ {
          id: 'legal.privacy.cookies.text',
          message:
            'This site sets seven, all needed for what you ask of it: one keeps you signed in, one remembers that you have signed in with this browser, so that nobody who guesses at your password elsewhere keeps you out, one keeps open the letter by which you choose a password, one the invoice whose link you followed, one finds the quote request that you began, one remembers your language, one carries a message to the next page. None follows you to other sites. Where the publisher counts visits, its statistics are given the addresses and titles of the pages, and the reference and amount of an order: never what you type; and your subscriber number only where you agree. Where it asks whether it may count or record your visits, one more cookie keeps each answer for six months.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.privacy.rights.heading', message: 'Your rights' },
        text: /*i18n*/ {
          id: 'legal.privacy.rights.text',
          message:
            'You may see, correct, take with you or have deleted what we keep about you, and object to its use: write to {email}. You may also complain to the CNIL, the French data protection authority.',
        },
      },
    ],
  },
  terms: {
    title: /*i18n*/ { id: 'legal.terms.title', message: 'Terms of sale' },
    passages: [
      {
        heading: /*i18n*/ { id: 'legal.terms.sold.heading', message: 'What is sold' },
        text: /*i18n*/ {
          id: 'legal.terms.sold.text',
          message:
            '{site} grants the readers named by the buyer access to the publications of the quote, for its duration and under its license. Access is personal and may not be passed on.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.price.heading', message: 'Price' },
        text: /*i18n*/ {
          id: 'legal.terms.price.text',
          message:
            'The price is that of the quote until it expires. Value-added tax is that of the billing address on the day of the invoice.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.order.heading', message: 'Order' },
        text: /*i18n*/ {
          id: 'legal.terms.order.text',
          message:
            'Accepting the quote is an order. It binds both sides once its confirmation has been sent by e-mail.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.payment.heading', message: 'Payment' },
        text: /*i18n*/ {
          id: 'legal.terms.payment.text',
          message:
            'The order is payable by card or bank transfer within 30 days. Late payment entails interest at three times the legal rate and, between businesses, a fixed charge of €40 for recovery costs.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.period.heading', message: 'Beginning and end' },
        text: /*i18n*/ {
          id: 'legal.terms.period.text',
          message:
            'The subscription begins on the day of payment and ends with its duration. It is not renewed by itself.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.withdrawal.heading', message: 'Withdrawal' },
        text: /*i18n*/ {
          id: 'legal.terms.withdrawal.text',
          message:
            'A consumer may withdraw within 14 days of the order, unless they have asked for access at once and used it. Businesses and public bodies have no right of withdrawal.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.use.heading', message: 'Use' },
        text: /*i18n*/ {
          id: 'legal.terms.use.text',
          message:
            'Articles may be quoted with their source within the limits of the license. Systematic copying and redistribution are forbidden.',
        },
      },
      {
        heading: /*i18n*/ { id: 'legal.terms.disputes.heading', message: 'Disputes' },
        text: /*i18n*/ {
          id: 'legal.terms.disputes.text',
          message:
            'French law applies. Consumers may turn to the mediator of the press; disputes between businesses go before the economic affairs court of Paris (tribunal des activités économiques).',
        },
      },
    ],
  },
};

/** Above who publishes the site, on each of them. */
export const publisher: MessageDescriptor = /*i18n*/ { id: 'legal.publisher', message: 'Publisher' };
