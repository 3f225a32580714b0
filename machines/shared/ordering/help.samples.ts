/** Which moves are tried once a question has arrived, in the samples of every chart that has help. */

const elsewhere = /^(help\.opened|retried|read\w+:(done|failed)\.\w+|route #\w+\.(choice|help))$/;

interface Asked {
  readonly submitted: boolean;
  readonly help: { readonly isSent: boolean };
}

/**
 * That a question has arrived touches nothing but help: it is left by Back and come back to, not while an order is open,
 * and not combined with all that can happen elsewhere.
 */
export function isHelpMove(token: string, { help, submitted }: Asked): boolean {
  return !help.isSent || token === 'choice.reopened' || (!submitted && elsewhere.test(token));
}
