/** Addresses of the public request for a quote (specification §2). */
export const quoteRequestPaths = {
  /**
   * A link may name publications, numbers with commas, which are then ticked; the address forgets them, so that a reload
   * ticks nothing again.
   */
  needs: '/quote?publication=:publication?',
  you: '/quote?step=you',
  check: '/quote?step=check',
  success: '/quote/success',
};
