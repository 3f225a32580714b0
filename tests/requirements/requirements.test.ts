/** Requirements compared with the product, both ways: an open row that was built needs its proof. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { licenceTypes, regions } from '../../domain/catalogue.ts';
import { loginMode, modificationType, paymentStatus } from '../../domain/enumerations.ts';
import { modificationStates } from '../../domain/modification.ts';
import { currencies } from '../../domain/money.ts';
import { acquisitionSources } from '../../domain/acquisition-source.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { pageAt, pageNames, pageOf, pathsOf } from '../../contract/pages.ts';
import { callNames, calls as tableOfCalls } from '../../contract/calls.ts';
import { calls } from './calls.ts';
import { packages, topLevel } from './card.ts';
import type { EnumerationName } from './enumerations.ts';
import { enumerations } from './enumerations.ts';
import { routes } from './routes.ts';

const isOpen = ({ provedBy }: { readonly provedBy: unknown }): boolean => provedBy === 'open';

describe('calls', () => {
  const built = new Set(callNames.map((name) => `${tableOfCalls[name].method} ${tableOfCalls[name].path}`));
  const asked = Map.groupBy(calls.rows, ({ method, path }) => `${method} ${path}`);

  test.each([...asked].map(([call, rows]) => ({ call, rows })))('$call is open, or in the table', ({ call, rows }) => {
    expect({ call, isBuilt: built.has(call) }).toEqual({ call, isBuilt: !rows.every(isOpen) });
  });
});

describe('pages', () => {
  const built = pageNames.flatMap((name) => {
    const { layout } = pageOf(name);
    const paths = new Set(pathsOf(name).map((path) => path.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}')));
    return [...paths].map((path) => ({ path, layout }));
  });

  /** Pages of account creation and passwords: the specification names their calls and leaves the pages open. */
  const doors = ['/signin/create (default)', '/signin/forgotten (default)', '/signin/password (default)'];

  /** The purchase of an offer at once, before its payment: the specification asks for quotes, and for payments. */
  const purchases = ['/subscribe (funnel)'];

  /** Parts of the profile, each under its address. */
  const person = [
    '/account/infosuser/addresses (account)',
    '/account/infosuser/addresses/form (account)',
    '/account/infosuser/data (account)',
    '/account/infosuser/devices (account)',
    ...['identity', 'information', 'email', 'password'].map((part) => `/account/infosuser/${part} (account)`),
  ];

  /** Parts of a subscription, each under its address. */
  const licence = [
    '/account/subscriptions/{aboId} (account)',
    '/account/subscriptions/{aboId}/readers (account)',
    '/account/subscriptions/{aboId}/readers/form (account)',
    '/account/subscriptions/{aboId}/readers/list (account)',
    '/account/subscriptions/{aboId}/ranges (account)',
    '/account/subscriptions/{aboId}/ranges/form (account)',
    '/account/requests/{request} (account)',
  ];

  test('that are in the table were asked for, in their layout', () => {
    const asked = [
      ...doors,
      ...purchases,
      ...person,
      ...licence,
      ...routes.rows.map(({ path, layout }) => `${path} (${layout})`),
    ];
    expect(built.length).toBeGreaterThan(10);
    expect(built.map(({ path, layout }) => `${path} (${layout})`).filter((page) => !asked.includes(page))).toEqual([]);
  });

  test.each(routes.rows)('$path is open, or shown', (row) => {
    const isShown = pageAt(placeOfText(row.example)) !== null;
    expect({ path: row.path, isShown }).toEqual({ path: row.path, isShown: !isOpen(row) });
  });
});

describe('enumerations', () => {
  /** Values of the domain for each enumeration that it has. */
  const inDomain: Readonly<Partial<Record<EnumerationName, readonly (number | string)[]>>> = {
    'modification type': Object.values(modificationType),
    'request state': modificationStates,
    'login mode': Object.values(loginMode),
    'payment status': Object.values(paymentStatus),
    'acquisition source': acquisitionSources,
    'licence type': licenceTypes,
    currency: currencies,
    region: regions,
  };

  test.each([...Map.groupBy(enumerations.rows, ({ enumeration }) => enumeration)])(
    '%s is that of the domain',
    (name, rows) => {
      const codes = inDomain[name];
      if (codes === undefined) return;
      expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(codes));
    },
  );
});

describe('packages and names of the card', () => {
  const manifest = type({ dependencies: record(string(), string()), devDependencies: record(string(), string()) });
  const { dependencies, devDependencies } = manifest.create(JSON.parse(readFileSync('package.json', 'utf8')));
  const imported = globSync([
    '{contract,domain,machines,scripts,server,src,tests,validation,.storybook}/**/*.{ts,tsx}',
    '*.config.ts',
  ])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  test.each(packages.rows)('$name is installed, and imported', ({ name }) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    // Playwright's runner is imported under its own name, and Storybook's renderer under that of its builder.
    const names = { playwright: '@playwright/test', '@storybook/react': '@storybook/react-vite' };
    const alias = Object.entries(names).find(([one]) => one === name)?.[1] ?? name;
    expect(imported).toMatch(new RegExp(`from '(?:${name}|${alias})(?:/[^']+)?'`));
  });

  test.each(topLevel.rows)('$name is there', ({ name }) => {
    expect(existsSync(name)).toBe(true);
  });
});
