/** The address of the page of a licence’s readers, with its filters. */
export const readersPaths = {
  list: '/account/subscriptions/:aboId/readers?text=:text?&state=:state?',
};
