/** The page’s state in the browser: data layer, cookies, address. */
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explore } from '../../../machines/engine/model/explore.ts';
import { invoiceChart } from '../../../machines/invoice/invoice.samples.ts';
import { takeInvoiceToken } from '../session/invoice-token.ts';
import { pushPageView } from '../../page/analytics.ts';
import { pushPurchase, pushQuoteRequest } from '../../page/conversions.ts';
import { savedWarning, saveLocale, saveWarning } from '../session/session.ts';
import { orderingPage } from '../../features/shared/ordering/ordering-page.ts';

const stored = new Map<string, string>();
const received: unknown[] = [];

function openPage(href: string): void {
  vi.stubGlobal('window', {
    dataLayer: received,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
    location: new URL(href),
    history: {
      state: null,
      replaceState: (_: unknown, __: string, path: string) => openPage(new URL(path, href).href),
    },
  });
}

beforeEach(() => {
  stored.clear();
  received.length = 0;
  openPage('https://desk.example/fr/account/invoices/success/PAY-7?gclid=1#receipt');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the data layer', () => {
  it('has a page view by path and title, without the query, which may hold private data', () => {
    pushPageView('Paid');
    expect(received).toEqual([{ event: 'virtualPageView', path: '/fr/account/invoices/success/PAY-7', title: 'Paid' }]);
  });

  it('has a purchase and a request once, in whole units, however often their page is opened', () => {
    for (let reload = 0; reload < 3; reload += 1) {
      pushPurchase('PAY-7', 31_240, 'EUR');
      pushQuoteRequest('DEM-1');
    }
    expect(received).toEqual([
      { event: 'purchase', reference: 'PAY-7', value: 312.4, currency: 'EUR' },
      { event: 'quoteRequest', reference: 'DEM-1' },
    ]);
  });

  it('has a purchase for a paid order only', { timeout: 60_000 }, () => {
    const counts = explore(invoiceChart).map(({ step, context }) => {
      stored.clear();
      received.length = 0;
      orderingPage.onStep(step, context);
      return `${step}: ${received.length}`;
    });
    expect([...new Set(counts)].filter((count) => !count.endsWith(': 0'))).toEqual(['paid: 1']);
  });
});

describe('the warning of a page before', () => {
  it('is read until it is taken away, and nothing else goes with it', () => {
    const jar = new Map<string, string>();
    vi.spyOn(Cookies, 'remove').mockImplementation((name) => void jar.delete(name));
    vi.spyOn(Cookies, 'set').mockImplementation((name, value) => void jar.set(name, String(value)));
    saveLocale('fr');
    saveWarning('PMC_Factures_TokenInfoLogout');
    expect([...jar.values()]).toEqual(['fr', 'PMC_Factures_TokenInfoLogout']);
    saveWarning(null);
    expect([...jar.values()]).toEqual(['fr']);
    vi.stubGlobal('document', { cookie: '' });
    expect(savedWarning()).toBeNull();
  });
});

describe('cookies of the page', () => {
  it('hold for all of the site and for no other; that of the language for 365 days', () => {
    const written: string[] = [];
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(text);
      },
    });
    vi.useFakeTimers({ now: new Date('2026-03-29T10:00:00Z') });
    saveLocale('en');
    saveWarning('PMC_Factures_TokenInfoLogout');
    vi.useRealTimers();
    expect(written).toEqual([
      'lang=en; path=/; sameSite=lax; expires=Mon, 29 Mar 2027 10:00:00 GMT',
      'warning=PMC_Factures_TokenInfoLogout; path=/; sameSite=lax',
    ]);
  });
});

describe('the token of an invoice link', () => {
  it('leaves the address bar as it is read; everything else stays', () => {
    openPage('https://desk.example/fr/account/invoices?step=check&invoiceToken=secret&gclid=1#receipt');
    expect(takeInvoiceToken()).toBe('secret');
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/fr/account/invoices?step=check&gclid=1#receipt');
    expect(takeInvoiceToken()).toBeNull();
  });
});
