/** The address of the newsletters’ page (specification §2). */
export const newslettersPaths = {
  list: '/account/newsletter',
};
