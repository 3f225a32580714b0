/** Addresses of the form for messages to the desk and of its confirmation (specification §2). */
export const contactPaths = {
  /** `kind` preselects the subject; the address then drops it, so that a reload does not select it again. */
  writing: '/account/contact?kind=:kind?',
  sent: '/account/contact?step=sent',
};
