import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { unreadByPage } from '../../src/contract/calls/call.ts';
import { codecsInUse, oneWay, withoutEffects, withoutUnread } from './asked-calls.ts';

const folder = 'src/contract/calls/';
const rows = readdirSync(folder).filter((file) => !/^call\.|\.test\./.test(file));

test('the page’s rows say what they ask, and nothing that only the server reads', () => {
  const row = `export const calls = {
  'user/reset': call({
    ...defaults,
    callers: ['signedIn'],
    path: '/ajax/user/reset',
    answer: codec({ purpose: text }),
    failures: [400],
    purpose: 'Tells, and (that is all) no more.',
  }),
  second: call({ callers: ['limited', 'signedIn'], path: '/ajax/second', readsOnly: true }),
};
`;
  expect(withoutUnread('user.ts', row).replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const calls = { 'user/reset': call({ ...defaults, path: '/ajax/user/reset', answer: codec({ purpose: text }), }), " +
      "second: call({ path: '/ajax/second', }), };",
  );
});

test.each(rows)('%s is written as the build reads it', (file) => {
  const left = withoutUnread(file, readFileSync(folder + file, 'utf8'));
  expect(left).toContain('path: ');
  const inRows = left.slice(left.indexOf('Calls = {'));
  expect(inRows).not.toMatch(new RegExp(`^\\s+(?:${unreadByPage.join('|')}):`, 'm'));
  expect(parseSync(file, left).errors).toEqual([]);
});

const contract = 'src/contract/';
const files = readdirSync(contract).filter((file) => file.endsWith('.ts') && !file.includes('.test'));
const inUse = codecsInUse('.');

test('what is only asked is not read by the page, what is only answered not written, and what neither needs is gone', () => {
  const file = `import { object, string } from 'superstruct';
import { form } from './form.ts';
import { sent } from './sent.ts';
import { told } from './told.ts';
const { name } = form.schema;
const asking = object({ name, sent });
type Asking = Infer<typeof asking>;
function toldToWire(value: Told): Infer<typeof told> {
  return string(value);
}
export const askedCodec = codec(asking, {
  decode: (wire): Asked => ({ name: wire.nom }),
  encode: ({ title }) => ({ name: title, sent: true }),
});
export const toldCodec = codec(told, { decode: (wire) => wire.nom, encode: toldToWire });
export const keptCodec = codec(told, { decode: fromWire, encode: toWire });
`;
  const uses = { asked: new Set(['askedCodec', 'keptCodec']), answered: new Set(['toldCodec', 'keptCodec']) };
  expect(oneWay('codec.ts', file, uses).replaceAll(/\s+/g, ' ').trim()).toBe(
    "import { told } from './told.ts'; type Asking = Infer<typeof asking>; " +
      'export const askedCodec = { encode: ({ title }) => ({ name: title, sent: true }), }; ' +
      'export const toldCodec = codec(told, { decode: (wire) => wire.nom, }); ' +
      'export const keptCodec = codec(told, { decode: fromWire, encode: toWire });',
  );
});

test('what is made as a file is loaded may be left out where nobody uses it; what is made when it is called stays as it is', () => {
  expect(withoutEffects('form.ts', 'const form = object({ name: text() });\nconst line = () => text();')).toBe(
    'const form = /* @__PURE__ */ object({ name: /* @__PURE__ */ text() });\nconst line = () => text();',
  );
});

test.each(files)('%s has one way of what goes one way', (file) => {
  const code = readFileSync(contract + file, 'utf8');
  const left = oneWay(file, code, inUse);
  expect(parseSync(file, left).errors).toEqual([]);
  const statements = left.split(/^(?=export |const |function )/m);
  for (const [, name = ''] of code.matchAll(/^export const (\w+Codec) = codec\b/gm)) {
    const statement = statements.find((each) => each.startsWith(`export const ${name} = `)) ?? '';
    expect(/\bencode\b/.test(statement), `${name} is written`).toBe(inUse.asked.has(name));
    expect(/\bdecode\b/.test(statement), `${name} is read`).toBe(inUse.answered.has(name));
  }
});
