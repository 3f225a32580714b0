/** Values that each form accepts, and the field and code that it refuses after a change. */
import { describe, expect, it, test } from 'vitest';
import { money } from '../../domain/money.ts';
import type { Form } from '../form.ts';
import { fieldsOf, validate } from '../form.ts';
import { addressForm } from './address.ts';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { contactForm } from './contact.ts';
import { invoiceChoiceForm } from './invoice-choice.ts';
import { identityForm, informationForm } from './profile.ts';
import { agreementForm } from './ordering.ts';
import { changeForm, declineForm, detailsForm, addressOf, typedDetails } from './quotation.ts';
import { MOST_PUBLICATIONS, offerForm, readersIssue } from './quote-request.ts';
import { requesterForm } from './requester.ts';
import { separateRangesForm } from './ip-range.ts';
import { keywordForm, sectionForm, serialForm } from './watch.ts';
import { readerForm } from './reader.ts';

const address = {
  country: 'FR',
  organisation: '',
  recipient: 'Awa Ndiaye',
  street: '1 quai Nord',
  complement: '',
  postalCode: '69001',
  city: 'Lyon',
};
const abroad = { ...address, country: 'BE', postalCode: '1000', city: 'Bruxelles' };
const identity = { civility: 2, firstName: 'Awa', lastName: 'Ndiaye' };
const publicBuyer = { siret: '73282932000074', serviceCode: '', engagementNumber: '' };
const euros = { total: money(100, 'EUR') };
const dollars = { total: money(100, 'USD') };
const network = (range: string, label = '') => ({ range, label });
const long = (length: number) => 'x'.repeat(length);

/** A change of accepted values, and the codes by field that refuse it. */
type Refused = readonly [change: object, refused: Readonly<Record<string, string>>];

function about<Values>(name: string, form: Form<Values>, taken: object, refused: readonly Refused[]) {
  const refusedOf = (change: object) => {
    const { issues } = validate(form, { ...taken, ...change });
    return Object.fromEntries([...(issues ?? [])].map(([field, { code }]) => [field, code]));
  };
  return { name, form, refusedOf, refused };
}

const forms = [
  about('address', addressForm, address, [
    [{ country: '' }, { country: 'oneOf' }],
    [{ recipient: ' ' }, { recipient: 'required' }],
    [{ street: long(256) }, { street: 'maxLength' }],
    [{ country: 'BE', postalCode: long(21) }, { postalCode: 'maxLength' }],
    [
      { organisation: long(256), complement: long(256) },
      { organisation: 'maxLength', complement: 'maxLength' },
    ],
    [{ country: 'US', region: '' }, { region: 'region' }],
    [{ country: 'US', region: long(256) }, { region: 'maxLength' }],
    [{ city: 'Ly\non' }, { city: 'invalid' }],
    [{ city: 'Lyon\uD800' }, { city: 'invalid' }],
    [{ city: 69 }, { city: 'invalid' }],
  ]),
  about('contact', contactForm, message, [
    [{ kind: '' }, { kind: 'oneOf' }],
    [{ about: long(61) }, { about: 'maxLength' }],
    [{ remark: '' }, { remark: 'required' }],
    [{ remark: long(4001) }, { remark: 'maxLength' }],
  ]),
  about('invoices to be paid together', invoiceChoiceForm, { invoices: [euros, euros] }, [
    [{ invoices: [] }, { invoices: 'arrayMin' }],
    [{ invoices: [euros, dollars] }, { invoices: 'oneCurrency' }],
    [{ invoices: [euros, null] }, { 'invoices.1': 'invalid' }],
    [{ invoices: ['EUR'] }, { 'invoices.0': 'invalid' }],
    [{ invoices: [{}] }, { 'invoices.0': 'invalid' }],
    [{ invoices: [{ total: null }] }, { 'invoices.0': 'invalid' }],
    [{ invoices: [{ total: 'EUR' }] }, { 'invoices.0': 'invalid' }],
    [{ invoices: [{ total: {} }] }, { 'invoices.0': 'invalid' }],
    [{ invoices: [{ total: { currency: 1 } }] }, { 'invoices.0': 'invalid' }],
  ]),
  about('identity', identityForm, { ...identity, phone: '' }, [
    [{ civility: 0 }, { civility: 'oneOf' }],
    [{ civility: 41 }, { civility: 'oneOf' }],
    [
      { firstName: long(256), lastName: '' },
      { firstName: 'maxLength', lastName: 'required' },
    ],
    [{ phone: long(41) }, { phone: 'maxLength' }],
  ]),
  about('work', informationForm, { organisation: '', jobTitle: '', sector: '', source: null }, [
    [
      { organisation: long(256), sector: long(256) },
      { organisation: 'maxLength', sector: 'maxLength' },
    ],
    [{ source: 'hearsay' }, { source: 'oneOf' }],
  ]),
  about(
    'quotation’s details',
    detailsForm,
    { identity, billing: address, delivery: null, vatNumber: '', purchaseOrder: '', publicBuyer },
    [
      [{ billing: abroad, publicBuyer: null }, {}],
      [{ billing: abroad }, { publicBuyer: 'invalid' }],
      [{ publicBuyer: { ...publicBuyer, siret: '' } }, { 'publicBuyer.siret': 'required' }],
      [{ publicBuyer: { ...publicBuyer, serviceCode: long(101) } }, { 'publicBuyer.serviceCode': 'maxLength' }],
      [
        { publicBuyer: { ...publicBuyer, engagementNumber: long(51) } },
        { 'publicBuyer.engagementNumber': 'maxLength' },
      ],
      [{ delivery: { ...address, city: '' } }, { 'delivery.city': 'required' }],
      [{ vatNumber: 'FR12' }, { vatNumber: 'vatNumber' }],
      [{ purchaseOrder: long(101) }, { purchaseOrder: 'maxLength' }],
    ],
  ),
  about('decline', declineForm, { reason: 'price', remark: '' }, [
    [{ reason: 'other', remark: 'We moved.' }, {}],
    [{ reason: 'other', remark: ' ' }, { remark: 'required' }],
    [{ reason: null }, { reason: 'oneOf' }],
    [{ remark: long(2001) }, { remark: 'maxLength' }],
  ]),
  about('agreement', agreementForm, { hasAgreed: true }, [[{ hasAgreed: false }, { hasAgreed: 'agreed' }]]),
  about('change of a quotation', changeForm, { remark: 'Two readers more.' }, [
    [{ remark: ' ' }, { remark: 'required' }],
  ]),
  about(
    'offer',
    offerForm,
    { publicationIds: [11], licence: 'professional', readers: 5, months: 12, currency: 'EUR' },
    [
      [{ publicationIds: [] }, { publicationIds: 'arrayMin' }],
      [{ publicationIds: Array.from({ length: MOST_PUBLICATIONS }, (_, index) => index + 1) }, {}],
      // A list that is too long is refused without a look at its elements.
      [{ publicationIds: Array.from({ length: MOST_PUBLICATIONS + 1 }, () => 0) }, { publicationIds: 'arrayMax' }],
      [{ publicationIds: [11, 0] }, { 'publicationIds.1': 'invalid' }],
      [{ publicationIds: [1.5] }, { 'publicationIds.0': 'invalid' }],
      [{ publicationIds: ['11'] }, { 'publicationIds.0': 'invalid' }],
      [{ licence: 'family' }, { licence: 'oneOf' }],
      [{ readers: 0 }, { readers: 'min' }],
      [{ readers: 10_001 }, { readers: 'max' }],
      [
        { months: 5, currency: 'CRE' },
        { months: 'oneOf', currency: 'oneOf' },
      ],
    ],
  ),
  about(
    'requester',
    requesterForm,
    {
      ...identity,
      organisation: 'Port de Lyon',
      jobTitle: '',
      email: 'awa@example.org',
      phone: '',
      country: 'FR',
      vatNumber: '',
      source: null,
    },
    [
      [{ jobTitle: long(256) }, { jobTitle: 'maxLength' }],
      [{ email: 'awa@' }, { email: 'email' }],
      [{ country: 'fr' }, { country: 'invalid' }],
      [{ vatNumber: long(41) }, { vatNumber: 'maxLength' }],
      [{ source: 'hearsay' }, { source: 'oneOf' }],
    ],
  ),
  about('networks next to others', separateRangesForm(['41.2.3.0/24']), { ranges: [network('41.2.4.0/24')] }, [
    [{ ranges: [network('41.2.3.7')] }, { 'ranges.0.range': 'ipOverlap' }],
    [{ ranges: [network('41.2.4.0/24'), network('41.2.4.7')] }, { 'ranges.1.range': 'ipOverlap' }],
    [{ ranges: [network('10.0.0.0/8')] }, { 'ranges.0.range': 'ipUnreachable' }],
    [{ ranges: [network('41.2.4.0/24', 'except 41.2.4.9')] }, { 'ranges.0.label': 'ipExclusion' }],
  ]),
  about('watch by keyword', keywordForm, { keyword: ' gaz   naturel ' }, [
    [{ keyword: 'g' }, { keyword: 'minLength' }],
    [{ keyword: ' ' }, { keyword: 'required' }],
    [{ keyword: long(61) }, { keyword: 'maxLength' }],
  ]),
  about('watch by section', sectionForm, { section: '1 mines' }, [[{ section: '' }, { section: 'oneOf' }]]),
  about('watch by serial', serialForm, { serial: 'power' }, [[{ serial: '' }, { serial: 'oneOf' }]]),
];

describe.each(forms)('the form of the $name', ({ refusedOf, refused }) => {
  it('takes what is right', () => expect(refusedOf({})).toEqual({}));
  it.each(refused)('%j: %o', (change, expected) => expect(refusedOf(change)).toEqual(expected));
});

test('every field has a case with its error', () => {
  const names = (path: string): readonly string[] => path.split('.');
  const tried = new Set(
    forms.flatMap(({ refused }) => refused.flatMap(([, codes]) => Object.keys(codes).flatMap(names))),
  );
  const untried = forms.flatMap(({ name, form }) =>
    [...fieldsOf(form).keys()].filter((path) => !tried.has(names(path).at(-1) ?? '')).map((path) => `${name}: ${path}`),
  );
  expect(untried, 'add a case to its form, above').toEqual([]);
});

test('a keyword is sent with one blank between its words', () => {
  expect(validate(keywordForm, { keyword: ' gaz   naturel ' }).valid).toEqual({ keyword: 'gaz naturel' });
});

test('an independent reads alone', () => {
  expect(readersIssue('independent', 1)).toBeNull();
  expect(readersIssue('independent', 2)).toEqual({ code: 'max', values: { max: 1 } });
  expect(readersIssue('professional', 10_000)).toBeNull();
});

test('fields that a country does not have are not sent', () => {
  const place = (typed: typeof address) => ({ chosen: null, typed, isToBeKept: true });
  const draft = {
    identity,
    isIdentityOpen: true,
    billing: place(address),
    isDeliveredToBilling: false,
    delivery: { ...place(address), chosen: { ...abroad, id: 7 } },
    vatNumber: 'FR40303265045',
    purchaseOrder: 'BC-7',
    isPublicBuyer: true,
    publicBuyer,
  };
  const { vatNumber, purchaseOrder } = draft;
  const sent = { identity, billing: address, delivery: abroad, vatNumber, purchaseOrder, publicBuyer };
  expect(typedDetails(draft)).toEqual(sent);
  expect(addressOf(draft.billing)).toEqual(address);
  expect(typedDetails({ ...draft, isDeliveredToBilling: true, isPublicBuyer: false })).toEqual({
    ...sent,
    delivery: null,
    publicBuyer: null,
  });
  const senegal = { ...address, country: 'SN' };
  expect(typedDetails({ ...draft, billing: place(senegal) })).toEqual({
    ...sent,
    billing: senegal,
    vatNumber: '',
    publicBuyer: null,
  });
});

it('issues about another person’s names do not call them yours', () => {
  const { issues } = validate(readerForm, {
    civility: 41,
    firstName: ' ',
    lastName: 'x'.repeat(256),
    email: 'anonymous',
  });
  expect([...(issues ?? [])].map(([field, { code, called }]) => [field, code, called])).toEqual([
    ['civility', 'oneOf', 'readerCivility'],
    ['firstName', 'required', 'readerFirstName'],
    ['lastName', 'maxLength', 'readerLastName'],
    ['email', 'email', 'readerEmail'],
  ]);
});
