/** The address of the list of subscriptions, with its filters (specification §2). */
export const subscriptionsPaths = {
  list: '/account/subscriptions?status=:status?&text=:text?',
};

/** The address of one subscription. */
export const subscriptionPaths = {
  detail: '/account/subscriptions/:aboId',
};
