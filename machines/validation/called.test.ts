import { expect, it } from 'vitest';
import { judge } from './form.ts';
import { readerForm } from './forms/reader.ts';

it('complaints about another person’s names do not call them yours', () => {
  const { complaints } = judge(readerForm, {
    civility: 41,
    firstName: ' ',
    lastName: 'x'.repeat(256),
    email: 'anonymous',
  });
  expect([...(complaints ?? [])].map(([field, { code, called }]) => [field, code, called])).toEqual([
    ['civility', 'oneOf', 'readerCivility'],
    ['firstName', 'required', 'readerFirstName'],
    ['lastName', 'maxLength', 'readerLastName'],
    ['email', 'email', 'readerEmail'],
  ]);
});
