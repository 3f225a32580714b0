import type { PageRow } from './row.ts';

/** Addresses of the public request for a quote (specification §2). */
export const quoteRequestPaths = {
  /**
   * A link may name publications, numbers with commas, which are then ticked; the address forgets them, so that a reload
   * ticks nothing again.
   */
  needs: '/quote?publication=:publication?',
  you: '/quote?step=you',
  check: '/quote?step=check',
  success: '/quote/success',
};

export const quoteRequest = {
  paths: quoteRequestPaths,
  access: 'open',
  layout: 'funnel',
  asks: ['infosquote/read'],
  title: /*i18n*/ { id: 'pageTitle.quoteRequest', message: 'Request a quote' },
  heading: /*i18n*/ { id: 'pageHeading.quoteRequest', message: 'What would you like to read?' },
  description: /*i18n*/ {
    id: 'pageDescription.quoteRequest',
    message: 'Choose what you’d like to read and how many readers, see the price, and get a free quote by email.',
  },
} as const satisfies PageRow;
