import { expect, test } from 'vitest';
import { shortIdsOf, withShortIds } from './short-ids.ts';

const saidIn = (file: string) => ({ origin: [[file] as const] });

const ids = shortIdsOf({
  'aB-d_1': saidIn('src/b.tsx'),
  '00cdef': saidIn('src/a.tsx'),
  zzzzzz: saidIn('src/a.tsx'),
  'validation.required': saidIn('src/a.tsx'),
});

test('messages are numbered by the files that say them; ids that somebody has chosen stay', () => {
  expect(Object.fromEntries(ids)).toEqual({ '00cdef': '~0', zzzzzz: '~1', 'aB-d_1': '~2' });
});

test('code names messages by their numbers, in a call, a descriptor and an element, and nothing else is touched', () => {
  const code = [
    'i18n._({ id: "aB-d_1" })',
    'const title = { id: "00cdef" }',
    '<Trans id={"zzzzzz"} />',
    '<input id="zzzzzz" />',
    'const id = "zzzzzz"',
    'i18n._({ id: "validation.required" })',
    'i18n._({ id: "foreign" })',
  ];
  expect(withShortIds(code.join('\n'), ids).split('\n')).toEqual([
    'i18n._({ id: "~2" })',
    'const title = { id: "~0" }',
    '<Trans id={"~1"} />',
    '<input id="zzzzzz" />',
    ...code.slice(4),
  ]);
});
