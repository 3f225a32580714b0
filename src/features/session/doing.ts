import type { Doing } from '../../ui/layout/error-message.tsx';

const doings: Readonly<Record<string, Doing>> = {
  invoice: 'paying',
  payment: 'paying',
  quotation: 'typing',
  quoteRequest: 'typing',
};

/** What people do on the page of a name: pages are read unless one fills them in, or pays there. */
export function doingOn(page: string | undefined): Doing {
  return doings[page ?? ''] ?? 'reading';
}
