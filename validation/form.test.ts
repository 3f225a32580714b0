import { array, nullable, object, optional, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { arrayMin } from './rules/array.ts';
import { dateMin } from './rules/date.ts';
import { emailAddress } from './rules/email.ts';
import { validate } from './form.ts';
import { helpForm } from './forms/ordering.ts';
import { maxLength, required } from './rules/text.ts';
import { max, numeric } from './rules/number.ts';
import { signInForm } from './forms/sign-in.ts';

describe('a form', () => {
  it('returns the values to send, without spaces around an address', () => {
    expect(validate(signInForm, { email: ' amina@example.org ', password: ' secret ' })).toEqual({
      valid: { email: 'amina@example.org', password: ' secret ' },
      issues: null,
    });
  });

  it('complains once about each field, with the first broken rule', () => {
    const { issues } = validate(helpForm, { message: ' ', email: '' });
    expect([...(issues ?? [])]).toEqual([
      ['message', { code: 'required' }],
      ['email', { code: 'required' }],
    ]);
  });

  it('includes the limits of a rule in the issue', () => {
    const form = object({
      note: maxLength(required(string()), 2),
      start: dateMin(string(), '2026-03-29'),
      readers: max(numeric(), 9),
      lists: arrayMin(array(string()), 1),
    });
    const { issues } = validate(form, { note: 'abc', start: '2026-03-28', readers: 10, lists: [] });
    expect([...(issues?.values() ?? [])]).toEqual([
      { code: 'maxLength', values: { max: 2 } },
      { code: 'dateMin', values: { day: '2026-03-29' } },
      { code: 'max', values: { max: 9 } },
      { code: 'arrayMin', values: { min: 1 } },
    ]);
  });

  it('names nested fields, and fields that the form does not have', () => {
    const form = object({ readers: array(object({ email: emailAddress() })) });
    const { issues } = validate(form, { readers: [{ email: 'a@example.org' }, { email: 'a' }], other: 1 });
    expect([...(issues ?? [])]).toEqual([
      ['readers.1.email', { code: 'email' }],
      ['other', { code: 'unknown' }],
    ]);
  });

  it('treats NaN in a number field as empty, and infinity as invalid', () => {
    const form = object({ readers: numeric() });
    expect(validate(form, { readers: Number.NaN }).issues?.get('readers')).toEqual({ code: 'required' });
    expect(validate(form, { readers: Number.POSITIVE_INFINITY }).issues?.get('readers')).toEqual({ code: 'invalid' });
  });

  it('accepts missing optional fields', () => {
    const form = object({ copy: optional(emailAddress()), reply: nullable(emailAddress()) });
    expect(validate(form, { reply: null }).issues).toBeNull();
  });
});
