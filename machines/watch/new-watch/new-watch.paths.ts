/** The address of the form for a new watch. */
export const newWatchPaths = {
  subject: '/account/notifications?step=new',
};
