/** Address of the form that adds an address, or changes the one with this id. */
export const addressFormPaths = {
  form: '/account/infosuser/addresses/form?id=:id?',
};

/** The address of the page of postal addresses. */
export const addressesPaths = {
  list: '/account/infosuser/addresses',
};
