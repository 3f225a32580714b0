/** Form and server give the same verdict on typed values, in the same words, at the same fields. */
import { object } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressFields } from '../../domain/address.ts';
import type { BillingDetails } from '../../domain/billing.ts';
import type { QuotationDetails } from '../../domain/quotation.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Form } from '../../validation/form.ts';
import { addressForm } from '../../validation/forms/address.ts';
import { billingForm } from '../../validation/forms/billing.ts';
import { helpForm, receiptCopyForm } from '../../validation/forms/ordering.ts';
import { changeForm, declineForm, detailsForm } from '../../validation/forms/quotation.ts';
import { signInForm } from '../../validation/forms/sign-in.ts';
import { addressMapping } from '../../contract/address.ts';
import { billingMapping } from '../../contract/subscription-order.ts';
import type { CallName } from '../../contract/calls.ts';
import { calls } from '../../contract/calls.ts';
import { detailsMapping } from '../../contract/quotation-details.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { shown, received } from './form-verdicts.ts';
import { firstInvoice, signedIn } from './people.ts';
import type { Buyer } from './quotations.ts';
import { buyer, details } from './quotations.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
let payer: Visitor;
/** A payment of the payer's. */
let paid: string;
let person: Buyer;
beforeAll(async () => {
  server = await openServer();
  const scenario = await server.scenario({ name: 'settled' });
  paid = firstInvoice(scenario).paidBy ?? '';
  payer = await signedIn(server, scenario);
  person = await buyer(server);
});
afterAll(() => server.close());

/** The server’s errors for a body sent in a language, and the form’s errors for the typed values. */
async function verdicts<Values>(
  visitor: Visitor,
  name: CallName,
  asked: { readonly form: Form<Values>; readonly typed: object; readonly body: object; readonly locale: Locale },
) {
  const row = calls[name];
  const expected = shown(asked.form, asked.typed, asked.locale);
  const answer = await visitor.send(row, { body: asked.body }, { locale: asked.locale });
  return {
    server: [answer.status, received(answer, row.fields)],
    form: [Object.keys(expected).length === 0 ? 200 : 422, expected],
  };
}

const long = (length: number) => 'x'.repeat(length);

it.each([
  { email: ' amina@example.org ', password: 'x' },
  { email: 'amina@example', password: '' },
  { email: 'a..b@example.org', password: 'x' },
  { email: 'amina\u202E@example.org', password: 'x' },
  { email: 'am\u200Bina@example.org', password: 'x' },
  { email: `${long(243)}@example.org`, password: long(201) },
  { email: '', password: ' ' },
])('signing in with %j', async ({ email, password }) => {
  const body = { email, motDePasse: password };
  const { server: answer, form } = await verdicts(server.visitor(), 'login/login', {
    form: signInForm,
    typed: { email, password },
    body,
    locale: 'fr',
  });
  expect(answer).toEqual(form);
});

it.each([
  { message: '', email: '' },
  { message: ' \n', email: 'Amina <amina@example.org>' },
  { message: long(4001), email: 'amina@example.org' },
  { message: long(4000), email: ' amina@example.org ' },
])('asking for help with %#', async (typed) => {
  const body = { factureIIds: [], ...typed };
  const { server: answer, form } = await verdicts(payer, 'invoice/help', { form: helpForm, typed, body, locale: 'en' });
  expect(answer).toEqual(form);
});

it.each(['', 'Amina <amina@example.org>', ' amina@example.org '])('a copy of a receipt to “%s”', async (email) => {
  const body = { referencePaiement: paid, email };
  const call = { form: receiptCopyForm, typed: { email }, body, locale: 'en' } as const;
  const { server: answer, form } = await verdicts(payer, 'invoice/receipt-copy', call);
  expect(answer).toEqual(form);
});

const { billing, identity } = details;

it.each([
  ...addressFields.map((field) => ({ ...billing, [field]: '' })),
  { ...billing, organisation: long(256), recipient: long(256), street: long(256), complement: long(256) },
  { ...billing, city: long(256), postalCode: long(21) },
  ...['SN', 'KE', 'DE', 'MC'].map((country) => ({ ...billing, country, postalCode: ' ' })),
  { ...billing, organisation: long(255), city: ' Lyon ' },
])('saving the address %#', async (address) => {
  const body = { adresseIId: null, adresse: addressMapping.encode(address) };
  const { server: answer, form } = await verdicts(payer, 'user/adresse/update', {
    form: object({ address: addressForm }),
    typed: { address },
    body,
    locale: 'fr',
  });
  expect(answer).toEqual(form);
});

const given: BillingDetails = { address: billing, vatNumber: '', purchaseOrder: '' };

it.each([
  given,
  { ...given, address: { ...billing, street: '', postalCode: '' } },
  { ...given, vatNumber: 'fr 40 303 265 045', purchaseOrder: long(40) },
  { ...given, vatNumber: 'FR41303265045', purchaseOrder: long(41) },
  { ...given, vatNumber: '40 303 265 045' },
  { ...given, address: { ...billing, country: 'BE', postalCode: '1000' }, vatNumber: '0428.759.498' },
])('billing details %#', async (typed) => {
  const body = { aboIId: 1, facturation: billingMapping.encode(typed) };
  const { server: answer, form } = await verdicts(payer, 'subscriptionsv2/onlinesubscription', {
    form: billingForm,
    typed,
    body,
    locale: 'en',
  });
  expect(answer).toEqual(form);
});

const publicBuyer = { siret: '73282932000074', serviceCode: '', engagementNumber: '' };

const refusedDetails: readonly QuotationDetails[] = [
  { ...details, identity: { civility: 41, lastName: '', firstName: ' ' } },
  { ...details, identity: { ...identity, lastName: long(256) } },
  { ...details, billing: { ...billing, recipient: '', street: '', city: '', country: '' } },
  { ...details, billing: { ...billing, postalCode: '' }, delivery: { ...billing, country: 'DE', postalCode: '' } },
  { ...details, delivery: { ...billing, complement: long(256), organisation: long(256) } },
  { ...details, vatNumber: 'FR00000000000', purchaseOrder: long(41) },
  { ...details, publicBuyer: { ...publicBuyer, siret: '' } },
  { ...details, billing: { ...billing, country: 'GR' }, vatNumber: 'GR094259217' },
  { ...details, publicBuyer: { siret: '1', serviceCode: long(101), engagementNumber: long(51) } },
];

describe('about a quotation', () => {
  it.each(refusedDetails)('buyer’s details, %#', async (typed) => {
    const body = { aboIId: person.id, version: 1, coordonnees: detailsMapping.encode(typed) };
    expect(shown(detailsForm, typed, 'fr')).not.toEqual({});
    const { server: answer, form } = await verdicts(person.visitor, 'quotation/details', {
      form: detailsForm,
      typed,
      body,
      locale: 'fr',
    });
    expect(answer).toEqual(form);
  });

  it.each([
    ['', '', ''],
    ['other', 'autre', ' '],
    ['price', 'prix', long(2001)],
    ['unheard-of', 'inconnu', ''],
  ])('a refusal for the reason “%s”', async (reason, motif, remark) => {
    const body = { aboIId: person.id, version: 1, decision: 'refus', motif, message: remark };
    const typed = { reason, remark };
    const { server: answer, form } = await verdicts(person.visitor, 'quotation/decline', {
      form: declineForm,
      typed,
      body,
      locale: 'en',
    });
    expect(answer).toEqual(form);
  });

  it.each(['', '\n', long(2001)])('a requested change, %#', async (remark) => {
    const body = { aboIId: person.id, version: 1, decision: 'modification', message: remark };
    const { server: answer, form } = await verdicts(person.visitor, 'quotation/ask-for-change', {
      form: changeForm,
      typed: { remark },
      body,
      locale: 'fr',
    });
    expect(answer).toEqual(form);
  });
});

it('refuses a request of another shape as malformed, and names the missing field', async () => {
  const row = calls['login/login'];
  const answer = await server.visitor().send(row, { body: { email: 'a', inconnu: 1 } }, { locale: 'fr' });
  expect(answer.status).toBe(400);
  expect(received(answer, row.fields)).toEqual(shown(signInForm, { email: 'a', inconnu: 1 }, 'fr'));
});
