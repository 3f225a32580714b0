import { is, record, string, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { ruleCases } from '../../machines/validation/cases.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { helpForm } from '../../machines/validation/help.ts';
import { signInForm } from '../../machines/validation/sign-in.ts';
import { wordsOf } from '../../machines/validation/words.ts';
import { translator } from '../../server/i18n/translator.ts';
import { calls } from '../../src/contract/calls.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { signedIn } from './people.ts';
import type { Visitor, Wire } from './visitor.ts';

let desk: Desk;
let buyer: Visitor;
beforeAll(async () => {
  desk = await openDesk();
  buyer = await signedIn(desk, await desk.scenario({ name: 'oneInvoice' }));
});
afterAll(() => desk.close());

/** The words that a form shows beside its fields, by field. */
function shown<Values>(form: Form<Values>, typed: object, locale: Locale): Readonly<Record<string, string>> | null {
  const { complaints } = judge(form, typed);
  if (!complaints) return null;
  const say = translator(locale);
  return Object.fromEntries(
    [...complaints].map(([field, complaint]) => {
      const name = field === 'email' || field === 'password' || field === 'message' ? field : 'other';
      return [field, wordsOf(complaint, name, (words) => say._(words))];
    }),
  );
}

/** The words of the server about fields, by the field's name in the code; `null` where it complains about none. */
function told(
  { body: { data } }: Wire,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  if (!is(data, type({ champs: record(string(), string()) }))) return null;
  return Object.fromEntries(Object.entries(data.champs).map(([wire, words]) => [names[wire] ?? wire, words]));
}

const typedAddresses = ruleCases
  .filter(({ rule }) => rule === 'email' || rule === 'e-mail address')
  .flatMap(({ cases }) => cases.flatMap(([value]) => (typeof value === 'string' ? [value] : [])));

describe.each(locales)('form and server give the same verdict in the same words (%s)', (locale) => {
  it.each([
    ...typedAddresses.map((email) => ({ email, password: 'x' })),
    { email: 'amina@example.org', password: '' },
    { email: 'amina@example.org', password: ' ' },
    { email: 'amina@example.org', password: 'x'.repeat(201) },
    { email: '', password: '' },
  ])('signing in with %j', async ({ email, password }) => {
    const { fields } = calls['login/login'];
    const answer = await desk
      .visitor()
      .send(calls['login/login'], { body: { email, motDePasse: password } }, { locale });
    const expected = shown(signInForm, { email, password }, locale);
    expect(told(answer, fields)).toEqual(expected);
    expect(answer.status).toBe(expected === null ? 200 : 422);
  });

  it.each([
    ...typedAddresses.map((email) => ({ message: '', email })),
    { message: ' \n', email: 'amina@example.org' },
    { message: 'x'.repeat(4001), email: 'amina@example.org' },
    { message: 'x'.repeat(4000), email: ' amina@example.org ' },
  ])('asking for help with %j', async (typed) => {
    const { fields } = calls['invoice/help'];
    const answer = await buyer.send(calls['invoice/help'], { body: { factureIIds: [], ...typed } }, { locale });
    const expected = shown(helpForm, typed, locale);
    expect(told(answer, fields)).toEqual(expected);
    expect(answer.status).toBe(expected === null ? 200 : 422);
  });

  it('a request of another shape is malformed, and what it lacks is named', async () => {
    const answer = await desk.visitor().send(calls['login/login'], { body: { email: 'a', inconnu: 1 } }, { locale });
    expect(answer.status).toBe(400);
    expect(told(answer, calls['login/login'].fields)).toEqual(shown(signInForm, { email: 'a', inconnu: 1 }, locale));
  });
});
