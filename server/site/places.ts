import type { Locale } from '../../machines/domain/locale.ts';
import type { Settings } from '../settings.ts';

type Routing = Pick<Settings, 'prefixRouting'>;

function pagePath(path: string, locale: Locale, { prefixRouting }: Routing): string {
  return prefixRouting ? `/${locale}${path}` : path;
}

/** The outcome page of a payment (specification §2). */
export function outcomePath(end: 'success' | 'failed', reference: string, locale: Locale, routing: Routing): string {
  return pagePath(`/account/invoices/${end}/${encodeURIComponent(reference)}`, locale, routing);
}

/** The page that an invoice link opens, token and all: for mail and for nothing else. */
export function tokenPath(token: string, locale: Locale, routing: Routing): string {
  return `${pagePath('/account/invoices', locale, routing)}?${new URLSearchParams({ invoiceToken: token }).toString()}`;
}

/** The account's home. */
export function accountPath(locale: Locale, routing: Routing): string {
  return pagePath('/account', locale, routing);
}
