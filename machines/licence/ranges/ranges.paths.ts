/** The address of the page of a licence’s networks. */
export const rangesPaths = {
  list: '/account/subscriptions/:aboId/ranges',
};
