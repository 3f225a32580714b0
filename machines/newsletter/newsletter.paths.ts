/** The address of the newsletters’ page (specification §2). */
export const newslettersPaths = {
  list: '/account/newsletter',
};

/** Pages of the newsletter sign-up: the form, and the notice of the sent email. */
export const newsletterSignupPaths = {
  form: '/newsletter',
  sent: '/newsletter?step=sent',
};
