import { is, record, string, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostalAddress } from '../../machines/domain/address.ts';
import { addressFields } from '../../machines/domain/address.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { addressForm } from '../../machines/validation/forms/address.ts';
import { billingForm } from '../../machines/validation/forms/billing.ts';
import { ruleCases } from '../support/rule-cases.ts';
import type { FieldName } from '../../machines/validation/field-names.ts';
import { fieldNames } from '../../machines/validation/field-names.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { helpForm } from '../../machines/validation/forms/help.ts';
import { signInForm } from '../../machines/validation/forms/sign-in.ts';
import { wordsOf } from '../../machines/validation/complaint-words.ts';
import { translator } from '../../server/i18n/translator.ts';
import { addressToWire } from '../../src/contract/address.ts';
import { billingToWire } from '../../src/contract/billing.ts';
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

function isFieldName(text: string): text is FieldName {
  return text in fieldNames;
}

/** What a field is called in its messages: by the last part of its path. */
function nameOf(field: string): FieldName {
  const last = field.slice(field.lastIndexOf('.') + 1);
  return isFieldName(last) ? last : 'other';
}

/** The words that a form shows beside its fields, by field. */
function shown<Values>(form: Form<Values>, typed: object, locale: Locale): Readonly<Record<string, string>> | null {
  const { complaints } = judge(form, typed);
  if (!complaints) return null;
  const say = translator(locale);
  return Object.fromEntries(
    [...complaints].map(([field, complaint]) => {
      return [field, wordsOf(complaint, nameOf(field), (words) => say._(words))];
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

/** The texts that these rules are tested with. */
function textsOf(...rules: readonly string[]): readonly string[] {
  const tables = ruleCases.filter(({ rule }) => rules.includes(rule));
  return tables.flatMap(({ cases }) => cases.flatMap(([value]) => (typeof value === 'string' ? [value] : [])));
}

const typedAddresses = textsOf('email', 'e-mail address');

const home: PostalAddress = {
  organisation: '',
  recipient: 'Amina de la Croix',
  street: '3 quai des Brumes',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

/** Somebody's address with one line typed otherwise. */
const typedHomes: readonly PostalAddress[] = [
  ...addressFields.map((field) => ({ ...home, [field]: '' })),
  ...addressFields.map((field) => ({ ...home, [field]: 'x'.repeat(101) })).filter(({ country }) => country === 'FR'),
  ...['SN', 'KE', 'DE', 'MC'].map((country) => ({ ...home, country, postalCode: ' ' })),
  { ...home, organisation: 'x'.repeat(100), city: ' Lyon ' },
];

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

  it.each(typedHomes)('keeping the address %j', async (typed) => {
    const row = calls['user/adresse/update'];
    const body = { adresseIId: null, adresse: addressToWire(typed) };
    const answer = await buyer.send(row, { body }, { locale });
    const expected = shown(addressForm, typed, locale);
    expect(told(answer, row.fields)).toEqual(expected);
    expect(answer.status).toBe(expected === null ? 200 : 422);
  });

  it.each([
    ...typedHomes.map((address) => ({ address, vatNumber: '', purchaseOrder: '' })),
    ...textsOf('vatNumber').map((vatNumber) => ({ address: home, vatNumber, purchaseOrder: '' })),
    { address: home, vatNumber: '', purchaseOrder: 'x'.repeat(40) },
    { address: home, vatNumber: 'FR', purchaseOrder: 'x'.repeat(41) },
  ])('being invoiced as %j', async (typed) => {
    const row = calls['subscriptionsv2/onlinesubscription'];
    const answer = await buyer.send(row, { body: { aboIId: 1, facturation: billingToWire(typed) } }, { locale });
    const expected = shown(billingForm, typed, locale);
    expect(told(answer, row.fields)).toEqual(expected);
    expect(answer.status).toBe(expected === null ? 200 : 422);
  });

  it('a request of another shape is malformed, and what it lacks is named', async () => {
    const answer = await desk.visitor().send(calls['login/login'], { body: { email: 'a', inconnu: 1 } }, { locale });
    expect(answer.status).toBe(400);
    expect(told(answer, calls['login/login'].fields)).toEqual(shown(signInForm, { email: 'a', inconnu: 1 }, locale));
  });
});
