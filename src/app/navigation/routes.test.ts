import { describe, expect, it } from 'vitest';
import { hrefOf, readAddress } from '../../../contract/page-address.ts';
import { locationOf } from './routes.ts';

function at(path: string, prefixRouting = true) {
  const [pathname = '', search = ''] = path.split('?');
  return locationOf(readAddress(pathname, search === '' ? '' : `?${search}`, prefixRouting), prefixRouting);
}

describe('the table of routes (specification §2)', () => {
  it.each([
    ['/fr', 'home'],
    ['/en', 'home'],
    ['/', 'home'],
    ['/fr/account', 'accountHome'],
    ['/fr/account/', 'accountHome'],
    ['/en/signin', 'signIn'],
    ['/en/login?redirect=%2Faccount', 'signIn'],
    ['/fr/account/invoices', 'invoice'],
    ['/fr/account/invoices?step=check', 'invoice'],
    ['/en/account/invoices/success/P-1', 'invoice'],
    ['/en/account/invoices/failed/P-1', 'invoice'],
    ['/en/account/invoices/failed', null],
    ['/account', null],
    ['/de/account', null],
    ['/fr/nowhere', null],
    ['/fr/toString', null],
  ])('%s shows %s', (path, name) => {
    expect(at(path).route?.name ?? null).toBe(name);
  });

  it('has no prefixes where prefix routing is off', () => {
    expect(at('/account', false).route?.name).toBe('accountHome');
    expect(at('/fr/account', false).route).toBeNull();
    expect(hrefOf({ path: '/account', search: '?a=1' }, 'fr', false)).toBe('/account?a=1');
  });
});

describe('the way back after sign-in is a known place of this application', () => {
  it.each([
    ['/account/invoices?step=check', '/account/invoices?step=check'],
    ['/account', '/account'],
    ['/fr/account/pme', '/account/pme'],
    ['/en/account/invoices?step=check', '/account/invoices?step=check'],
    ['/fr', '/'],
    ['/fr/nowhere', null],
    ['/fr//evil.example/account', null],
    ['/fr/\\evil.example', null],
    ['/nowhere', null],
    ['/signin', null],
    ['https://evil.example', null],
    ['//evil.example/account', null],
    ['/\\evil.example/account', null],
    ['/\t/javascript:alert(1)', null],
    ['/\n\\evil.example/account', null],
    ['/\r/evil.example/account', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s gives %s', (redirect, expected) => {
    expect(at(`/fr/signin?${new URLSearchParams({ redirect })}`).redirect).toBe(expected);
  });
});

describe('an address', () => {
  it.each(['fr', 'en'] as const)('in %s is written as it is read', (locale) => {
    for (const path of ['/', '/account', '/account/invoices']) {
      const href = hrefOf({ path, search: '' }, locale, true);
      expect(readAddress(href, '', true)).toEqual({ prefix: locale, place: { path, search: '' } });
    }
  });
});
