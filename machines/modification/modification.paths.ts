/** The address of one request. */
export const modificationPaths = {
  request: '/account/requests/:request',
};
