/** Addresses of every page, for tests that visit them all. */
import type { Page } from '@playwright/test';
import type { PageName } from '../../contract/pages.ts';
import { pageAt } from '../../contract/pages.ts';
import { hrefOf, placeOfText } from '../../contract/page-address.ts';
import { comeSignedIn, expect, type Control } from './browser-test.ts';

/** Addresses by the scenario of their visitor; `:id`, `:order` and `:request` are the records of the scenario. */
export const addresses: Readonly<Record<string, readonly string[]>> = {
  anonymous: [
    '/',
    '/quote',
    '/subscribe',
    '/newsletter',
    '/signin',
    '/signin/create',
    '/signin/forgotten',
    '/signin/password',
    '/nowhere',
  ],
  wallet: [
    '/account',
    '/account/pme',
    '/account/newsletter',
    '/account/infosuser',
    '/account/infosuser/identity',
    '/account/infosuser/password',
    '/account/infosuser/addresses',
    '/account/infosuser/addresses/form',
    '/account/infosuser/data',
    '/account/infosuser/devices',
    '/account/contact',
  ],
  severalInvoices: ['/account/invoices'],
  readings: ['/account/readings'],
  readLater: ['/account/readlater'],
  watches: ['/account/notifications', '/account/notifications?step=new'],
  subscriptionsListed: ['/account/subscriptions'],
  requestPending: ['/account/requests/:request'],
  licence: [
    '/account/subscriptions/:id',
    '/account/subscriptions/:id/readers',
    '/account/subscriptions/:id/readers/form',
    '/account/subscriptions/:id/readers/list',
    '/account/subscriptions/:id/ranges',
    '/account/subscriptions/:id/ranges/form',
  ],
  paymentOpen: ['/account/payment?id=:id', '/account/payment/step2?id=:id'],
  quoteOpen: [
    '/account/quotation?aboId=:id',
    '/account/quotation/step2?aboId=:id',
    '/account/quotation/step3?aboId=:id',
  ],
};

/** Addresses of outcomes and documents. */
export const outcomes: Readonly<Record<string, readonly string[]>> = {
  invoicePaid: ['/account/invoices/success/:order'],
  invoiceTransferAwaited: ['/account/invoices/success/:order'],
  invoiceRefused: ['/account/invoices/failed/:order'],
  quoteOffice: ['/account/quotation?aboId=:id'],
};

/** One address of each kind of page: `npm test` visits these, and `npm run test:long -- sweeps` all others. */
export const samples: ReadonlySet<string> = new Set([
  '/quote',
  '/account/pme',
  '/account/invoices',
  '/account/subscriptions/:id',
  '/account/payment/step2?id=:id',
]);

/** The page at an address; `null` for one that nothing answers to. */
export function pageOfAddress(address: string): PageName | null {
  return pageAt(placeOfText(address));
}

/** Arranges a scenario and signs in; returns its addresses, in French. */
export async function arrive(
  page: Page,
  control: Control,
  [scenario, listed]: readonly [string, readonly string[]],
): Promise<readonly string[]> {
  const inFrench = (address: string): string => hrefOf(placeOfText(address), 'fr', true);
  if (scenario === 'anonymous') return listed.map(inFrench);
  const made = await control.scenario(scenario);
  await comeSignedIn(page, made.account);
  const records: Readonly<Record<string, unknown>> = {
    ':id': made.subscription?.id,
    ':order': made.order,
    ':request': made.request,
  };
  return listed.map((address) => inFrench(address.replace(/:[a-z]+/, (name) => String(records[name]))));
}

/** Loads an address and waits until its page is idle. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main[data-screen][aria-busy="false"]')).toBeVisible();
  await expect(page.locator('[data-late], [data-loading]')).toHaveCount(0);
}
