import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import type { CreditPart } from '../features/invoice/credit-lines.ts';
import { issueCreditNote } from './credit-note.ts';
import { count, hundredths } from './options.ts';

/** Options of a credit note, as they were written. */
export interface CreditOptions {
  readonly number: string | undefined;
  readonly reason?: string;
  readonly amount?: string;
  readonly line: readonly string[];
  readonly again?: boolean;
}

function partOf({ amount, line }: CreditOptions): CreditPart {
  if ((amount === undefined) === (line.length === 0))
    throw new StartError('Say what to credit: --amount 120.00 (including VAT), or --line with the number of a line.');
  if (amount === undefined) return { kind: 'lines', numbers: line.map((number) => count(number, 'line')) };
  const minor = hundredths(amount, 'amount');
  if (minor === 0) throw new StartError('--amount must be more than 0.');
  return { kind: 'amount', minor };
}

/** The command for a credit note in the arguments; `null` if there is none. Throws a `StartError`. */
export function creditCommandOf(what: string | undefined, action: string | undefined, options: CreditOptions) {
  const isWhole = what === 'credit-note' && action === 'issue';
  const isPart = what === 'invoice' && action === 'credit';
  const { number, reason = '', again: isAgain = false } = options;
  if (number === undefined || (!isWhole && !isPart)) return null;
  if (reason.trim() === '') throw new StartError('A credit note needs --reason, which is printed on it.');
  const order = { number, reason: reason.trim(), ...(isPart && { part: partOf(options), isAgain }) };
  return (services: Services) => issueCreditNote(services, order);
}
