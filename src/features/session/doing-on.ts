import type { Doing } from '../../ui/layout/error-message.tsx';

const doings: Readonly<Record<string, Doing>> = {
  invoice: 'paying',
  payment: 'paying',
  quotation: 'typing',
  quoteRequest: 'typing',
};

/** The person's activity on a page: `reading`, unless the page has a form or a payment. */
export function doingOn(page: string | undefined): Doing {
  return doings[page ?? ''] ?? 'reading';
}
