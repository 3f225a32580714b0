/** Where newsletters are offered to anybody, and the letter announced. */
export const newsletterSignupPaths = {
  form: '/newsletter',
  sent: '/newsletter?step=sent',
};
