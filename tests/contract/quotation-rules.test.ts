/** What a buyer types in a quotation: form and server give the same verdict, in the same words, at the same fields. */
import { is } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import type { FieldPath } from '../../machines/validation/field-names.ts';
import { fieldNames } from '../../machines/validation/field-names.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { changeForm, declineForm, detailsForm } from '../../machines/validation/forms/quotation.ts';
import { wordsOf } from '../../machines/validation/complaint-words.ts';
import { translator } from '../../server/i18n/translator.ts';
import { calls } from '../../src/contract/calls.ts';
import { fieldComplaints } from '../../src/contract/envelope.ts';
import { detailsToWire } from '../../src/contract/quotation-details.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import type { Buyer } from './quotations.ts';
import { buyer, details } from './quotations.ts';
import type { Wire } from './visitor.ts';

let desk: Desk;
let person: Buyer;
beforeAll(async () => {
  desk = await openDesk();
  person = await buyer(desk);
});
afterAll(() => desk.close());

function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(fieldNames, path.slice(path.lastIndexOf('.') + 1));
}

/** The words that a form shows beside its fields, by where they stand in it. */
function shown<Values>(form: Form<Values>, typed: object, locale: Locale): Readonly<Record<string, string>> {
  const { complaints } = judge(form, typed);
  const say = translator(locale);
  return Object.fromEntries(
    [...(complaints ?? [])].map(([path, complaint]) => {
      if (!isFieldPath(path)) throw new Error(`The field ${path} has no name`);
      return [path, wordsOf(complaint, path, (words) => say._(words))];
    }),
  );
}

/** The words of the server about fields, by where these stand in the form. */
function told({ body: { data } }: Wire, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!is(data, fieldComplaints)) return {};
  return Object.fromEntries(Object.entries(data.champs).map(([wire, words]) => [names[wire] ?? wire, words]));
}

const { billing, identity } = details;
const publicBuyer = { siret: '73282932000074', serviceCode: '', engagementNumber: '' };

const typedDetails = [
  { ...details, identity: { civility: 41, lastName: '', firstName: ' ' } },
  { ...details, identity: { ...identity, lastName: 'x'.repeat(101) } },
  { ...details, billing: { ...billing, recipient: '', street: '', city: '', country: '' } },
  { ...details, billing: { ...billing, postalCode: '' }, delivery: { ...billing, country: 'DE', postalCode: '' } },
  { ...details, delivery: { ...billing, complement: 'x'.repeat(101), organisation: 'x'.repeat(101) } },
  { ...details, vatNumber: 'FR00000000000' },
  { ...details, vatNumber: 'DE123' },
  { ...details, purchaseOrder: 'x'.repeat(41) },
  { ...details, publicBuyer: { ...publicBuyer, siret: '' } },
  { ...details, publicBuyer: { siret: '1', serviceCode: 'x'.repeat(101), engagementNumber: 'x'.repeat(51) } },
];

describe.each(locales)('form and server give the same verdict in the same words (%s)', (locale) => {
  it.each(typedDetails)('about details, %#', async (typed) => {
    const row = calls['quotation/details'];
    const expected = shown(detailsForm, typed, locale);
    const body = { aboIId: person.id, version: 1, coordonnees: detailsToWire(typed) };
    const answer = await person.visitor.send(row, { body }, { locale });
    expect(Object.keys(expected)).not.toEqual([]);
    expect([answer.status, told(answer, row.fields)]).toEqual([422, expected]);
  });

  it.each([
    ['', ''],
    ['other', ' '],
    ['price', 'x'.repeat(2001)],
    ['unheard-of', ''],
  ])('about a no for the reason “%s”', async (reason, remark) => {
    const row = calls['quotation/decline'];
    const motif = { other: 'autre', price: 'prix' }[reason] ?? reason;
    const body = { aboIId: person.id, version: 1, decision: 'refus', motif, message: remark };
    const answer = await person.visitor.send(row, { body }, { locale });
    expect([answer.status, told(answer, row.fields)]).toEqual([422, shown(declineForm, { reason, remark }, locale)]);
  });

  it.each(['', '\n', 'x'.repeat(2001)])('about a wish for a change', async (remark) => {
    const row = calls['quotation/ask-for-change'];
    const body = { aboIId: person.id, version: 1, decision: 'modification', message: remark };
    const answer = await person.visitor.send(row, { body }, { locale });
    expect([answer.status, told(answer, row.fields)]).toEqual([422, shown(changeForm, { remark }, locale)]);
  });
});

it('names every field of the form, and each once', () => {
  const names = Object.values(calls['quotation/details'].fields);
  expect(new Set(names).size).toBe(names.length);
  const { schema } = detailsForm;
  const parts = Object.keys(schema).flatMap((part) =>
    part === 'vatNumber' || part === 'purchaseOrder' ? [part] : names.filter((name) => name.startsWith(`${part}.`)),
  );
  expect(parts.toSorted()).toEqual(names.toSorted());
  expect(names.every(isFieldPath)).toBe(true);
});
