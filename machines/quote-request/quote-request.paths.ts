/** Addresses of the public request for a quote (specification §2). */
export const quoteRequestPaths = {
  /** A link may name a publication, which is then ticked; the address forgets it, so that a reload ticks nothing again. */
  needs: '/quote?publication=:publication?',
  you: '/quote?step=you',
  check: '/quote?step=check',
  success: '/quote/success',
};
