/** Addresses of the data held of a person and of the request for their deletion. */
export const personalDataPaths = {
  overview: '/account/infosuser/data',
  deletion: '/account/infosuser/data?step=deletion',
};
