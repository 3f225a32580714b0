/** What was asked for, compared with what is there, both ways: an open row that was built asks for its proof. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { licenceTypes, regions } from '../../machines/domain/catalogue.ts';
import { loginMode, modificationType, paymentStatus } from '../../machines/domain/enumerations.ts';
import { currencies } from '../../machines/domain/money.ts';
import { acquisitionSources } from '../../machines/domain/quote-request.ts';
import type { Step } from '../../machines/funnel/step.ts';
import { invoiceSteps } from '../../machines/invoice/invoice.steps.ts';
import { paymentSteps } from '../../machines/payment/payment.steps.ts';
import { quotationSteps } from '../../machines/quotation/quotation.steps.ts';
import { quoteRequestSteps } from '../../machines/quote-request/quote-request.steps.ts';
import { placeOfText, readAddress } from '../../src/app/address.ts';
import { locationOf } from '../../src/app/routes.ts';
import { callNames, calls as tableOfCalls } from '../../src/contract/calls.ts';
import { calls } from './calls.ts';
import { packages, topLevel } from './card.ts';
import type { EnumerationName } from './enumerations.ts';
import { enumerations } from './enumerations.ts';
import { routes } from './routes.ts';

const isOpen = ({ provedBy }: { readonly provedBy: unknown }): boolean => provedBy === 'open';

describe('calls', () => {
  const built = new Set(callNames.map((name) => `${tableOfCalls[name].method} ${tableOfCalls[name].path}`));
  const asked = Map.groupBy(calls.rows, ({ method, path }) => `${method} ${path}`);

  test('that are in the table were asked for', () => {
    expect([...built].filter((call) => !asked.has(call))).toEqual([]);
  });

  test.each([...asked].map(([call, rows]) => ({ call, rows })))('$call is open, or in the table', ({ call, rows }) => {
    expect({ call, isBuilt: built.has(call) }).toEqual({ call, isBuilt: !rows.every(isOpen) });
  });
});

describe('routes', () => {
  const tables: readonly Readonly<Record<string, Step>>[] = [
    invoiceSteps,
    paymentSteps,
    quotationSteps,
    quoteRequestSteps,
  ];

  test('of steps were asked for', () => {
    const patterns = tables.flatMap((steps) => Object.values(steps).flatMap(({ paths }) => paths));
    const paths = new Set(patterns.map((path) => path.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}')));
    expect(paths.size).toBeGreaterThan(10);
    expect([...paths].filter((path) => routes.rows.every((row) => row.path !== path))).toEqual([]);
  });

  test.each(routes.rows)('$path is open, or shown', (row) => {
    const { path, search } = placeOfText(row.example);
    const { route } = locationOf(readAddress(path, search, false), false);
    expect({ path: row.path, isShown: route !== null }).toEqual({ path: row.path, isShown: !isOpen(row) });
  });
});

describe('enumerations', () => {
  /** What the domain calls the values of each that it has. */
  const inDomain: Readonly<Partial<Record<EnumerationName, readonly (number | string)[]>>> = {
    'modification type': Object.values(modificationType),
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
  const imported = globSync(['{machines,src,server,scripts,tests,.storybook}/**/*.{ts,tsx}', '*.config.ts'])
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
