import { expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import { wordsOf } from './issue-words.ts';

/** The message looked up in a catalog, with its field and its day. */
const asked = (issue: Issue, path: string) =>
  wordsOf(issue, path, ({ id, values }) =>
    values ? `${id} ${[values['field'], values['name'], values['max'], values['day']].join(' | ')}` : id,
  );

test.each<[Issue, string, string]>([
  [{ code: 'required' }, 'email', 'validation.required fieldName.email | email |  | '],
  [{ code: 'required' }, 'billing.country', 'validation.oneOf fieldName.country | country |  | '],
  [{ code: 'invalid' }, 'country', 'validation.invalid fieldName.country | country |  | '],
  [
    { code: 'email', called: 'readerEmail' },
    'readers.12.email',
    'validation.email fieldName.readerEmail | readerEmail |  | ',
  ],
  [{ code: 'arrayMin' }, 'invoices.0', 'validation.arrayMin fieldName.invoices | invoices |  | '],
  [{ code: 'arrayMin' }, '0', 'validation.arrayMin fieldName.0 | 0 |  | '],
  [{ code: 'maxLength', values: { max: 9 } }, 'remark', 'validation.maxLength fieldName.remark | remark | 9 | '],
  [
    { code: 'dateMin', values: { day: '2026-03-29' } },
    'start',
    'validation.dateMin fieldName.start | start |  | 2026-03-29T00:00',
  ],
])('%j about %s asks for %s', (issue, path, words) => {
  expect(asked(issue, path)).toBe(words);
});
