/** The address of the page of postal addresses. */
export const addressesPaths = {
  list: '/account/infosuser/addresses',
};
