import { isWhole } from '../../domain/completeness.ts';
import { openByDueDate } from '../../domain/invoice.ts';
import type { FilledPorts } from '../../machines/ports.ts';
import type { QueryCache } from './query-cache.ts';

/** Reads the person's invoices, and tells the cache how many are open if it knows all of them. */
export function countedInvoices(
  { readInvoices }: Pick<FilledPorts, 'readInvoices'>,
  cache: QueryCache,
): FilledPorts['readInvoices'] {
  return async (question, signal) => {
    const answer = await readInvoices(question, signal);
    cache.countOpenInvoices(isWhole(answer) ? openByDueDate(answer.invoices).length : null);
    return answer;
  };
}
