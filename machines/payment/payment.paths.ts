/** Addresses of the payment funnel (specification §2). */
export const paymentPaths = {
  choice: '/account/payment?id=:id',
  billing: '/account/payment/step2?id=:id',
  check: '/account/payment/step2?id=:id&step=check',
  help: '/account/payment?id=:id&step=help',
  success: '/account/payment/step3/success/:reference',
  failed: '/account/payment/step3/failed/:reference',
};
