/** The address of one subscription. */
export const subscriptionPaths = {
  detail: '/account/subscriptions/:aboId',
};
