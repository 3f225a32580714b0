/** The address of the page of watches (specification §2). */
export const notificationsPaths = {
  list: '/account/notifications',
};
