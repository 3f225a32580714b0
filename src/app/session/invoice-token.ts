const TOKEN = 'invoiceToken';

/**
 * Takes the token of an invoice link out of the address bar (specification §6), before a tracker, a `Referer` or the
 * browser's history can have it: whoever has the token has the invoice.
 */
export function takeInvoiceToken(): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get(TOKEN);
  if (token === null) return null;
  query.delete(TOKEN);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
  return token;
}
