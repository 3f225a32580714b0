import type { PageRow } from './row.ts';

/**
 * A link to a new quote may name its offer, which the form then has; the address forgets it, so that a reload does not
 * undo what was typed since. `publications` are numbers with commas.
 */
const namedOffer =
  'publications=:publications?&licence=:licence?&readers=:readers?&months=:months?&currency=:currency?';

/** Addresses of the quotation funnel (specification §2). */
export const quotationPaths = {
  offer: '/account/quotation?aboId=:aboId',
  revision: '/account/quotation?aboId=:aboId&step=offer',
  details: '/account/quotation/step2?aboId=:aboId',
  check: '/account/quotation/step3?aboId=:aboId',
  decline: '/account/quotation/step3?aboId=:aboId&step=decline',
  change: '/account/quotation/step3?aboId=:aboId&step=change',
  share: '/account/quotation/step3?aboId=:aboId&step=share',
  success: '/account/quotation/step4/success/:reference',
  failed: '/account/quotation/step4/failed/:reference',
  newOffer: `/account/quotation?isDevis&${namedOffer}`,
  newOfferAnyhow: `/account/quotation?isDevis=:isDevis&${namedOffer}`,
};

export const quotation = {
  paths: quotationPaths,
  access: 'personal',
  layout: 'funnel',
  title: /*i18n*/ { id: 'pageTitle.quotation', message: 'Your quote' },
  description: /*i18n*/ {
    id: 'pageDescription.quotation',
    message: 'View your quote, accept it, or ask for a change.',
  },
} as const satisfies PageRow;
