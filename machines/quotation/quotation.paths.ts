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
  newOffer: '/account/quotation?isDevis',
  newOfferAnyhow: '/account/quotation?isDevis=:isDevis',
};
