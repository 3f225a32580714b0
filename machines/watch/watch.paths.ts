/** The address of the page of watches (specification §2). */
export const notificationsPaths = {
  list: '/account/notifications',
};

/** The address of the form for a new watch. */
export const newWatchPaths = {
  subject: '/account/notifications?step=new',
};
