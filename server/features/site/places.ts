import type { Locale } from '../../../domain/locale.ts';
import type { Settings } from '../../core/settings.ts';

type Routing = Pick<Settings, 'prefixRouting'>;

function pagePath(path: string, locale: Locale, { prefixRouting }: Routing): string {
  return prefixRouting ? `/${locale}${path}` : path;
}

/** The fields of an order that its outcome page depends on. */
interface Ordered {
  readonly reference: string;
  readonly subscription_id: number | null;
}

/** The outcome page of a payment, in the funnel of its order (specification §2). */
export function outcomePath(end: 'success' | 'failed', order: Ordered, locale: Locale, routing: Routing): string {
  const funnel = order.subscription_id === null ? '/account/invoices' : '/account/payment/step3';
  return pagePath(`${funnel}/${end}/${encodeURIComponent(order.reference)}`, locale, routing);
}

/** The page where a subscription is paid for. */
export function paymentPath(subscriptionId: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/payment?id=${subscriptionId}`, locale, routing);
}

/** The page of an account's invoices, which requires sign-in. */
export function invoicesPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/invoices', locale, routing);
}

/** The page opened by an invoice link, token included: for emails only. */
export function tokenPath(token: string, locale: Locale, routing: Routing): string {
  return `${invoicesPath(locale, routing)}?${new URLSearchParams({ invoiceToken: token }).toString()}`;
}

/** The account's home. */
export function accountPath(locale: Locale, routing: Routing): string {
  return pagePath('/account', locale, routing);
}

/** The profile page (specification §2). */
export function profilePath(locale: Locale, routing: Routing): string {
  return pagePath('/account/infosuser', locale, routing);
}

/** The page of an account's newsletter preferences. */
export function accountNewslettersPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/newsletter', locale, routing);
}

/** The public newsletter signup. */
export function newslettersPath(locale: Locale, routing: Routing): string {
  return pagePath('/newsletter', locale, routing);
}

/** A path with a `redirect` to return to afterwards. */
function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect }).toString()}`;
}

/** The page to request an account. */
export function accountRequestPath(redirect: string | null, locale: Locale, routing: Routing): string {
  return pagePath(withRedirect('/signin/create', redirect), locale, routing);
}

/** The page to choose a password. */
export function newPasswordPath(redirect: string | null, locale: Locale, routing: Routing): string {
  return pagePath(withRedirect('/signin/password', redirect), locale, routing);
}

/** The page to request a password by email. */
export function forgottenPasswordPath(locale: Locale, routing: Routing): string {
  return pagePath('/signin/forgotten', locale, routing);
}

/** The page of a request for a modification. */
export function modificationPath(id: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/requests/${id}`, locale, routing);
}

/** The page of personal data. */
export function personalDataPath(locale: Locale, routing: Routing): string {
  return pagePath('/account/infosuser/data', locale, routing);
}

/** The page of a quotation (specification §2). */
export function quotationPath(id: number, locale: Locale, routing: Routing): string {
  return pagePath(`/account/quotation?aboId=${id}`, locale, routing);
}

/**
 * A quotation's shared page, for anyone with its address. It is outside the single-page app, so its address has the
 * language regardless of prefix routing.
 */
export function sharedQuotationPath(token: string, locale: Locale): string {
  return `/${locale}/quote/shared/${token}`;
}

/** The same quotation as PDF. */
export function sharedPdfPath(token: string, locale: Locale): string {
  return `${sharedQuotationPath(token, locale)}/pdf`;
}
