/** Address of the form that adds an address, or changes the one with this id. */
export const addressFormPaths = {
  form: '/account/infosuser/addresses/form?id=:id?',
};
