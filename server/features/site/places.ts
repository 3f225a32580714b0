import type { Locale } from '../../../machines/domain/locale.ts';
import type { Settings } from '../../core/settings.ts';

type Routing = Pick<Settings, 'prefixRouting'>;

function pagePath(path: string, locale: Locale, { prefixRouting }: Routing): string {
  return prefixRouting ? `/${locale}${path}` : path;
}

/** An order, as far as its outcome page depends on it. */
interface Ordered {
  readonly reference: string;
  readonly subscription_id: number | null;
}

/** The outcome page of a payment, in the funnel by which it was ordered (specification §2). */
export function outcomePath(end: 'success' | 'failed', order: Ordered, locale: Locale, routing: Routing): string {
  const funnel = order.subscription_id === null ? '/account/invoices' : '/account/payment/step3';
  return pagePath(`${funnel}/${end}/${encodeURIComponent(order.reference)}`, locale, routing);
}

/** The page where a subscription is paid for. */
export function paymentPath(subscriptionId: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/payment?id=${subscriptionId}`, locale, routing);
}

/** The page of somebody's invoices; it opens for them, signed in. */
export function invoicesPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/invoices', locale, routing);
}

/** The page that an invoice link opens, token and all: for mail and for nothing else. */
export function tokenPath(token: string, locale: Locale, routing: Routing): string {
  return `${invoicesPath(locale, routing)}?${new URLSearchParams({ invoiceToken: token }).toString()}`;
}

/** The account's home. */
export function accountPath(locale: Locale, routing: Routing): string {
  return pagePath('/account', locale, routing);
}

/** The page of what is known of a person (specification §2). */
export function profilePath(locale: Locale, routing: Routing): string {
  return pagePath('/account/infosuser', locale, routing);
}

/** The page where whoever has an account chooses what they receive. */
export function accountNewslettersPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/newsletter', locale, routing);
}

/** The page where anybody asks for newsletters. */
export function newslettersPath(locale: Locale, routing: Routing): string {
  return pagePath('/newsletter', locale, routing);
}

/** A page to which `redirect` is told, so that its reader comes to where they wanted to go. */
function doorPath(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect }).toString()}`;
}

/** The page where an account is asked for. */
export function accountRequestPath(redirect: string | null, locale: Locale, routing: Routing): string {
  return pagePath(doorPath('/signin/create', redirect), locale, routing);
}

/** The page where a password is chosen. */
export function newPasswordPath(redirect: string | null, locale: Locale, routing: Routing): string {
  return pagePath(doorPath('/signin/password', redirect), locale, routing);
}

/** The page where whoever has no password, or has forgotten it, asks for the letter that brings one. */
export function forgottenPasswordPath(locale: Locale, routing: Routing): string {
  return pagePath('/signin/forgotten', locale, routing);
}

/** The page of a request for a modification. */
export function modificationPath(id: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/requests/${id}`, locale, routing);
}

/** The page of all that is held of a person. */
export function personalDataPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/infosuser/data', locale, routing);
}

/** The page of a quotation (specification §2). */
export function quotationPath(id: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/quotation?aboId=${id}`, locale, routing);
}

/**
 * The page that shows a quotation to whoever has its address, for its owner to pass on. It stands outside the single-page
 * app, so its language is in its address however pages are routed.
 */
export function sharedQuotationPath(token: string, locale: Locale): string {
  return `/${locale}/quote/shared/${token}`;
}
