/** The address of the wallet’s page, with its filters (specification §2). */
export const walletPaths = {
  list: '/account/pme?kind=:kind?&period=:period?',
};
