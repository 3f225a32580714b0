/** Where an address is added, or the one of this id changed. */
export const addressFormPaths = {
  form: '/account/infosuser/addresses/form?id=:id?',
};
