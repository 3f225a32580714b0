/** Where a person sees what is held of them, and asks for its deletion. */
export const personalDataPaths = {
  overview: '/account/infosuser/data',
  deletion: '/account/infosuser/data?step=deletion',
};
