import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { array, record, string, type as having } from 'superstruct';
import { expect, test } from 'vitest';
import { pageNames, pageOf } from '../../src/app/pages.ts';
import { addressesIn, linkedIn, withAddresses } from './addresses-alone.ts';

const linked = linkedIn('.');

const tablesStruct = record(string(), record(string(), having({ paths: array(string()) })));

/** The modules of the tables of steps that the table of pages has, the session's left out. */
const files = [
  ...readFileSync('src/app/pages.ts', 'utf8').matchAll(/'..\/..\/(machines\/(?!session\/).*\.steps\.ts)'/g),
].flatMap(([, file]) => file ?? []);

/** The tables of all of them, as a build has them. */
const codes = await Promise.all(files.map((file) => addressesIn(resolve(file), linked)));
const rows = codes.join('\n').matchAll(/^export const (\w+) = (.*);$/gm);
const tables = tablesStruct.create(
  Object.fromEntries([...rows].map(([, name, json = '']) => [name, JSON.parse(json)])),
);

const withChart = pageNames.filter((name) => pageOf(name).load);

test.each(withChart)('%s: every address is there, the first one first, and links lead where they led', (name) => {
  const table = `${name}Steps`;
  const { steps } = pageOf(name);
  const kept = tables[table] ?? {};
  const all = Object.values(steps).flatMap(({ paths }) => paths);
  const left = Object.values(kept).flatMap(({ paths }) => paths);
  expect(new Set(left)).toEqual(new Set(all));
  expect(left[0]).toBe(all[0]);
  for (const step of linked.get(table) ?? []) expect(kept[step]?.paths[0]).toBe(steps[step]?.paths[0]);
});

test('a step that nothing leads to, and that lives where others do, is left out', () => {
  expect(linked.get('quotationSteps')).toContain('newOffer');
  expect(tables['quotationSteps']).toHaveProperty('newOffer');
  expect(tables['quotationSteps']).not.toHaveProperty('unreadable');
});

const links = `import { Link } from '../../ui/link.tsx';
import { linkTo } from '../../../machines/funnel/step.ts';
import { walletSteps as steps } from '../../../machines/account/wallet/wallet.steps.ts';
import { places } from '../../../machines/session/places.steps.ts';
export const Wallet = () => <Link href={linkTo(steps.list)}>{linkTo(places.home)}</Link>;
`;

test('who only makes links of steps has their addresses', () => {
  expect(withAddresses('wallet-card.tsx', links)).toBe(links.replace('/wallet.steps.ts', '/wallet.steps.ts?addresses'));
  for (const more of ['export const first = steps.list;', 'export const to = (step) => linkTo(steps[step]);'])
    expect(withAddresses('wallet-card.tsx', links + more)).toBe(links + more);
});

test('the table of pages has addresses alone', () => {
  const table = `import { walletSteps } from '../../machines/account/wallet/wallet.steps.ts';
export const pages = { wallet: { steps: walletSteps } };`;
  expect(withAddresses('/src/app/pages.ts', table)).toBe(table.replace('.steps.ts', '.steps.ts?addresses'));
});
