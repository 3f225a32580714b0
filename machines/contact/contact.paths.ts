/** Where messages to the desk are written and confirmed (specification §2). */
export const contactPaths = {
  /** A link may say what it is about, which is then chosen; the address forgets it, so that a reload chooses nothing again. */
  writing: '/account/contact?kind=:kind?',
  sent: '/account/contact?step=sent',
};
