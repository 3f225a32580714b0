/** Limits the exploration of moves after a sent question, in the samples of every chart with help. */

const elsewhere = /^(help\.opened|retried|read\w+:(done|failed)\.\w+|route #\w+\.(choice|help))$/;

interface Asked {
  readonly submitted: boolean;
  readonly help: { readonly isSent: boolean };
}

/**
 * Whether a move is explored. A sent question affects only help, so only closing and reopening it and re-reading are,
 * and while an order is open only `choice.reopened`.
 */
export function isHelpMove(token: string, { help, submitted }: Asked): boolean {
  return !help.isSent || token === 'choice.reopened' || (!submitted && elsewhere.test(token));
}
