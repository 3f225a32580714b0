/** Rules run in linear time: each ends on texts of any length. */
import { array, number, object, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../tests/support/cost.ts';
import { ruleCases } from '../../tests/support/rule-cases.ts';
import { validate } from '../form.ts';
import { offerForm } from '../forms/quote-request.ts';
import { arrayMax } from './array.ts';
import { email } from './email.ts';
import { maxLength } from './text.ts';
import { rule } from '../issue.ts';

describe.each(ruleCases)('$rule', ({ withForm }) => {
  it('ends on every hostile text', () => {
    for (const text of hostileTexts) withForm((form) => expect(validate(form, { field: text })).toBeDefined());
  });
});

describe('after a refusal', () => {
  it('skips the other rules about the same text', () => {
    const asked: string[] = [];
    const spied = rule(email(maxLength(string(), 3)), { code: 'phone' }, (text) => asked.push(text) > 0);
    expect(validate(object({ field: spied }), { field: 'abcd' }).issues).toEqual(
      new Map([['field', { code: 'maxLength', values: { max: 3 } }]]),
    );
    expect(validate(object({ field: spied }), { field: 'a@b' }).issues?.get('field')?.code).toBe('email');
    expect(asked).toEqual([]);
  });

  it('skips the elements of an overlong list', () => {
    const looked: number[] = [];
    const element = rule(number(), { code: 'min' }, (value) => looked.push(value) > 0);
    const form = object({ field: arrayMax(array(element), 2) });
    expect([...(validate(form, { field: [1, 2, 3] }).issues?.keys() ?? [])]).toEqual(['field']);
    expect(looked).toEqual([]);
    expect(validate(form, { field: [1, 2] }).valid).toEqual({ field: [1, 2] });
    const many = Array.from({ length: 20_000 }, () => 'x');
    const { issues } = validate(offerForm, { publicationIds: many });
    expect([...(issues?.keys() ?? [])].filter((path) => path.startsWith('publicationIds'))).toEqual(['publicationIds']);
  });

  it('reports at most fifty fields', () => {
    const unknown = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`f${index}`, index]));
    expect(validate(object({}), unknown).issues?.size).toBe(50);
  });
});
