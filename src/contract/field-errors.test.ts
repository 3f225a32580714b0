import { array, object, optional, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { emailText, fieldErrorsOf, identifier, isCorrectable, requiredText } from './field-errors.ts';

const form = object({
  email: emailText(),
  note: optional(requiredText(5)),
  ids: optional(array(identifier())),
  tag: optional(string()),
});

function complaints(value: unknown) {
  const [error] = form.validate(value);
  return error && { fields: Object.fromEntries(fieldErrorsOf(error)), isCorrectable: isCorrectable(error) };
}

describe('complaints about a request', () => {
  it.each([
    [{ email: 'a@b.org' }, undefined],
    [{}, { fields: { email: 'required' }, isCorrectable: false }],
    [{ email: ' ' }, { fields: { email: 'required' }, isCorrectable: true }],
    [{ email: 'a@b' }, { fields: { email: 'email' }, isCorrectable: true }],
    [
      { email: 'a@b.org', note: 'longer' },
      { fields: { note: 'tooLong' }, isCorrectable: true },
    ],
    [
      { email: 'a@b.org', tag: 1 },
      { fields: { tag: 'invalid' }, isCorrectable: false },
    ],
    [
      { email: 'a@b.org', ids: [1, 0] },
      { fields: { 'ids.1': 'invalid' }, isCorrectable: false },
    ],
    [
      { email: 'a@b.org', other: 1 },
      { fields: { other: 'unknown' }, isCorrectable: false },
    ],
    ['text', { fields: {}, isCorrectable: false }],
  ])('%o', (value, expected) => {
    expect(complaints(value)).toEqual(expected);
  });

  it.each(['a b@c.org', 'a@b.org\r\nBcc: d@e.org', '@b.org', 'a@.org.', `${'a'.repeat(250)}@b.org`])(
    'an e-mail address is not %o',
    (email) => {
      expect(complaints({ email })).toBeDefined();
    },
  );
});
