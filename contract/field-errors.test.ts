import { array, object, optional, string, StructError } from 'superstruct';
import { describe, expect, it, test } from 'vitest';
import { ruleCases } from '../tests/support/rule-cases.ts';
import { codes } from '../validation/codes.ts';
import { issuesOf } from '../validation/issue.ts';
import { emailAddress } from '../validation/rules/email.ts';
import type { Form, Verdict } from '../validation/form.ts';
import { validate } from '../validation/form.ts';
import { maxLength, required } from '../validation/rules/text.ts';
import { codec } from './codec.ts';
import { isCorrectable } from './field-errors.ts';
import { identifier } from './scalars.ts';

const form = object({
  email: emailAddress(),
  note: optional(maxLength(required(string()), 5)),
  ids: optional(array(identifier())),
  tag: optional(string()),
});

function issues(value: unknown) {
  const [error] = form.validate(value);
  if (!error) return undefined;
  const fields = [...issuesOf(error)].map(([field, { code }]) => [field, code] as const);
  return { fields: Object.fromEntries(fields), isCorrectable: isCorrectable(error) };
}

describe('issues about a request', () => {
  it.each([
    [{ email: 'a@b.org' }, undefined],
    [{}, { fields: { email: 'required' }, isCorrectable: false }],
    [{ email: ' ' }, { fields: { email: 'required' }, isCorrectable: true }],
    [{ email: 'a@b' }, { fields: { email: 'email' }, isCorrectable: true }],
    [
      { email: 'a@b.org', note: 'longer' },
      { fields: { note: 'maxLength' }, isCorrectable: true },
    ],
    [
      { email: 'a@b.org', tag: 1 },
      { fields: { tag: 'invalid' }, isCorrectable: false },
    ],
    [
      { email: 'a@b', tag: 1 },
      { fields: { email: 'email', tag: 'invalid' }, isCorrectable: false },
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
    expect(issues(value)).toEqual(expected);
  });
});

/** A decoder's result for a form that was sent as JSON. */
function decode<Values>(form: Form<Values>, asked: object) {
  const asIs = codec(form, { decode: (values) => values, encode: (values: Values) => values });
  const wire: unknown = JSON.parse(JSON.stringify(asked));
  try {
    return { valid: asIs.decode(wire), issues: null };
  } catch (error) {
    if (error instanceof StructError) return { valid: null, issues: issuesOf(error), error };
    throw error;
  }
}

describe.each(ruleCases)('$rule: a form’s verdict, and the decoder’s', ({ withForm, cases }) => {
  it.each(cases)('%j: %s', (field, code) => {
    const typed: Verdict<unknown> = withForm((struct) => validate(struct, { field }));
    const given = [...(typed.issues?.values() ?? [])].map((issue) => issue.code);
    expect(given).toEqual(code === null ? [] : [code]);
    const sent = withForm((struct) => decode(struct, { field }));
    expect(sent.valid).toEqual(typed.valid);
    expect(sent.issues).toEqual(typed.issues);
    const isMalformed = code === 'invalid' || field === undefined;
    expect(sent.error && isCorrectable(sent.error)).toBe(code === null ? undefined : !isMalformed);
  });
});

test('every code is given by some case', () => {
  const given = new Set(ruleCases.flatMap(({ cases }) => cases.map(([, code]) => code)));
  // Codes that only the server can give, since they depend on its data.
  const received = ['unknown', 'guessable', 'ipOverlap', 'repeated', 'alreadyReader'];
  expect(codes.filter((code) => !received.includes(code) && !given.has(code))).toEqual([]);
});
