/** The address of the page of devices. */
export const devicesPaths = {
  list: '/account/infosuser/devices',
};
