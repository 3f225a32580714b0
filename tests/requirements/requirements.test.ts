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
import { pageAt, pageOf } from '../../contract/pages.ts';
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
  test.each(routes.rows)('$path is open, or shown in its layout', (row) => {
    const page = pageAt(placeOfText(row.example));
    expect(page && pageOf(page).layout).toBe(isOpen(row) ? null : row.layout);
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
