/**
 * The routes of specification §2 with their conditions, met, unmet and malformed, as a table. Paths have no language
 * prefix; `page` is the route's name if its condition holds, `null` for a page not found.
 */

import { pageNames, pageOf, pathsOf } from '../../contract/pages.ts';
import { routes } from '../requirements/routes.ts';

/** Access to a page (specification §6); `person`: a visitor recognised by the address has to sign in first. */
type Access = 'everybody' | 'account' | 'person' | 'accountOrLink' | 'signIn';

export interface RouteRow {
  readonly path: string;
  readonly page: string | null;
  readonly access: Access;
}

type Row = readonly [path: string, page: string | null];

/** Addresses without a condition, from the requirements. */
const plain = routes.rows.flatMap(({ path, page }): readonly Row[] => (page ? [[path, page]] : []));

const table: Readonly<Record<Access, readonly Row[]>> = {
  everybody: [
    ['/', 'home'],
    ['/?utm_source=letter', 'home'],
    ['/quote', 'quoteRequest'],
    ['/quote?step=you', 'quoteRequest'],
    ['/quote?utm_source=letter', 'quoteRequest'],
    ['/quote?utm_source=%00', 'quoteRequest'],
    ['/quote/success', 'quoteRequest'],
    ['/quote/failed', null],
    ['/quote/success/1', null],
    ['/quotes', null],
    ['/subscribe', 'purchase'],
    ['/subscribe?publications=11&readers=2&order=1', 'purchase'],
    ['/subscribe/11', null],
    ['/signin/create', 'createAccount'],
    ['/signin/create?step=sent&redirect=%2Faccount', 'createAccount'],
    ['/signin/forgotten', 'forgottenPassword'],
    ['/signin/password', 'newPassword'],
    ['/signin/password?redirect=%2Faccount', 'newPassword'],
    ['/newsletter', 'newsletterSignup'],
    ['/newsletter?step=sent&utm_source=letter', 'newsletterSignup'],
    ['/newsletter/confirm', null],
    ['/nowhere', null],
    ['/de/account', null],
    ['/toString', null],
    ['/constructor', null],
    ['/account/nowhere', null],
    ['/account/%E0%A4%A', null],
    ['/%', null],
    ['/%00', null],
  ],
  account: [
    ['/account', 'accountHome'],
    ['/account/', 'accountHome'],
    ['/account?utm_source=letter', 'accountHome'],
    ['/account/notifications/old', null],
  ],
  person: [
    ...plain,
    ['/account/infosuser/identity', 'profile'],
    ['/account/infosuser/information', 'profile'],
    ['/account/infosuser/email', 'profile'],
    ['/account/infosuser/password', 'profile'],
    ['/account/infosuser/nowhere', null],
    ['/account/infosuser/addresses', 'addresses'],
    ['/account/infosuser/addresses/form', 'addressForm'],
    ['/account/infosuser/addresses/form?id=5201', 'addressForm'],
    ['/account/infosuser/addresses/nowhere', null],
    ['/account/infosuser/data', 'personalData'],
    ['/account/infosuser/data?step=deletion', 'personalData'],
    ['/account/infosuser/devices', 'devices'],
    ['/account/subscriptions/88012/ranges', 'ranges'],
    ['/account/subscriptions/88012/ranges/form', 'rangeForm'],
    ['/account/subscriptions/88012/ranges/form?range=4101', 'rangeForm'],
    ['/account/subscriptions/88012/ranges/form?address=192.0.2.7', 'rangeForm'],
    ['/account/subscriptions/88012/ranges/form?request=9401&line=1', 'rangeForm'],
    ['/account/subscriptions/88012/ranges/nowhere', null],
    ['/account/subscriptions/88031/readers', 'readers'],
    ['/account/subscriptions/88031/readers?state=pending&text=diallo', 'readers'],
    ['/account/subscriptions/88031/readers/form', 'readerForm'],
    ['/account/subscriptions/88031/readers/form?reader=6101', 'readerForm'],
    ['/account/subscriptions/88031/readers/form?request=9301&line=3', 'readerForm'],
    ['/account/subscriptions/88031/readers/form?step=asked', 'readerForm'],
    ['/account/subscriptions/88031/readers/nowhere', null],
    ['/account/pme?kind=debit&period=2026-03', 'wallet'],
    ['/account/readings?sort=oldestRead&text=cuivre', 'readings'],
    ['/account/notifications?step=new', 'newWatch'],
    ['/account/subscriptions/88012/readers/list', 'readerImport'],
    ['/account/subscriptions/88012/readers/list?step=check', 'readerImport'],
    ['/account/subscriptions/88012', 'subscription'],
    ['/account/requests/7301', 'modification'],
    ['/account/requests/7301?utm_source=letter', 'modification'],
    ['/account/requests', null],
    ['/account/requests/7301/lines', null],
    ['/account/payment?id=88012', 'payment'],
    ['/account/payment?id=88012&utm_source=letter', 'payment'],
    ['/account/payment', null],
    ['/account/payment?id=', null],
    ['/account/payment?ID=88012', null],
    ['/account/payment?aboId=88012', null],
    ['/account/payment/step2?id=88012', 'payment'],
    ['/account/payment/step2', null],
    ['/account/payment/step2?id=', null],
    ['/account/payment/step2?id=%00', null],
    ['/account/payment/step3', null],
    ['/account/payment/step3/success/PAY-7KQ2-M4XD-91TB', 'payment'],
    ['/account/payment/step3/failed/PAY-7KQ2-M4XD-91TB', 'payment'],
    ['/account/payment/step3/success', null],
    ['/account/payment/step3/success/', null],
    ['/account/payment/step3/failed', null],
    ['/account/payment/step3/success/%E0%A4%A', null],
    ['/account/payment/step3/success/PAY-7KQ2/M4XD', null],
    ['/account/payment/step3/pending/PAY-7KQ2-M4XD-91TB', null],
    ['/account/payment/success/PAY-7KQ2-M4XD-91TB', null],

    ['/account/quotation?isDevis', 'quotation'],
    ['/account/quotation?isDevis=true', 'quotation'],
    ['/account/quotation?aboId=88012', 'quotation'],
    ['/account/quotation?aboId=88012&isDevis', 'quotation'],
    ['/account/quotation', null],
    ['/account/quotation?aboId=', null],
    ['/account/quotation?id=88012', null],
    ['/account/quotation/step2?aboId=88012', 'quotation'],
    ['/account/quotation/step2', null],
    ['/account/quotation/step2?isDevis', null],
    ['/account/quotation/step2?aboId=', null],
    ['/account/quotation/step3?aboId=88012', 'quotation'],
    ['/account/quotation/step3', null],
    ['/account/quotation/step3?aboId=', null],
    ['/account/quotation/step4?aboId=88012', null],
    ['/account/quotation/step4/success/DEV-2026-0042', 'quotation'],
    ['/account/quotation/step4/failed/DEV-2026-0042', 'quotation'],
    ['/account/quotation/step4/success', null],
    ['/account/quotation/step4/failed', null],
    ['/account/quotation/step4/success/%E0%A4%A', null],
  ],
  accountOrLink: [
    ['/account/invoices', 'invoice'],
    ['/account/invoices?step=check', 'invoice'],
    ['/account/invoices?step=nowhere', 'invoice'],
    ['/account/invoices/success/PAY-7KQ2-M4XD-91TB', 'invoice'],
    ['/account/invoices/failed/PAY-7KQ2-M4XD-91TB', 'invoice'],
    ['/account/invoices/success/A%2FB', 'invoice'],
    ['/account/invoices/success', null],
    ['/account/invoices/success/', null],
    ['/account/invoices/failed', null],
    ['/account/invoices/success/%E0%A4%A', null],
    ['/account/invoices/success/A%00B', null],
    ['/account/invoices/success/PAY-7KQ2/M4XD', null],
    ['/account/invoices/pending/PAY-7KQ2-M4XD-91TB', null],
  ],
  signIn: [
    ['/signin', 'signIn'],
    ['/signin?redirect=%2Faccount%2Finvoices', 'signIn'],
    ['/signin?redirect=https%3A%2F%2Fevil.example', 'signIn'],
    ['/login', 'signIn'],
    ['/login?redirect=%2Faccount', 'signIn'],
    ['/signin/nowhere', null],
  ],
};

const listed: readonly RouteRow[] = (['everybody', 'account', 'person', 'accountOrLink', 'signIn'] as const).flatMap(
  (access) => table[access].map(([path, page]) => ({ path, page, access })),
);

/** Personal pages without a parameter in their path that no row above names. */
const others = pageNames.flatMap((page): readonly RouteRow[] => {
  const [path = ''] = pathsOf(page)[0]?.split('?') ?? [];
  const isNamed = listed.some((row) => row.page === page);
  return isNamed || pageOf(page).access !== 'personal' || path.includes(':') ? [] : [{ path, page, access: 'person' }];
});

export const routeTable: readonly RouteRow[] = [...listed, ...others];

/** Whether an address opens its page for a visitor, without sign-in (specification §6). */
export function isLetIn({ access, page }: RouteRow, person: string): boolean {
  const isSignedIn = person === 'signedIn' || person === 'partlyRead';
  const hasAccount = isSignedIn || person === 'recognised';
  if (page === null || access === 'everybody') return true;
  if (access === 'account') return hasAccount;
  // There an email address is added.
  if (person === 'withoutEmail') return page === 'profile';
  return isSignedIn || (person === 'byToken' && access === 'accountOrLink');
}
