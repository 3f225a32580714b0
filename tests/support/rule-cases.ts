/**
 * One table of inputs for every rule: judged as a form judges them and as the server does, the verdict must be the same.
 */
import type { Struct } from 'superstruct';
import { array, nullable, object, optional, string, type } from 'superstruct';
import { ipRangeForm } from '../../validation/forms/ip-range.ts';
import { agreed, maxLength, minLength, oneOf, required, url, uuid } from '../../validation/rules/text.ts';
import { arrayLength, arrayMax, arrayMin } from '../../validation/rules/array.ts';
import type { Code } from '../../validation/codes.ts';
import { date, dateMax, dateMin } from '../../validation/rules/date.ts';
import { email, emailAddress } from '../../validation/rules/email.ts';
import type { Form } from '../../validation/form.ts';
import { iban } from '../../validation/rules/iban.ts';
import { integer, max, min, numeric, positive, oneCurrency } from '../../validation/rules/number.ts';
import { countryCode, postalCode } from '../../validation/rules/postal-code.ts';
import { region } from '../../validation/rules/region.ts';
import { ipRange } from '../../validation/rules/ip-range.ts';
import { phone } from '../../validation/rules/person.ts';
import { siren, siret } from '../../validation/rules/company.ts';
import { vatNumber } from '../../validation/rules/vat-number.ts';

/** One value, and what a rule has against it: `null` for nothing. */
export type Case = readonly [value: unknown, verdict: Code | null];

interface RuleCases {
  readonly rule: string;
  /** Lets something be done with a form whose one field, `field`, is under the rule. */
  readonly withForm: <Result>(apply: <Values>(form: Form<Values>) => Result) => Result;
  readonly cases: readonly Case[];
}

function about<Value, Schema>(rule: string, struct: Struct<Value, Schema>, cases: readonly Case[]): RuleCases {
  return { rule, withForm: (apply) => apply(object({ field: struct })), cases };
}

export const ruleCases: readonly RuleCases[] = [
  about('required', required(string()), [
    ['x', null],
    [' x ', null],
    ['', 'required'],
    [' \u00a0\n', 'required'],
    [undefined, 'required'],
    [1, 'invalid'],
    [null, 'invalid'],
  ]),
  about('minLength', minLength(string(), 3), [
    ['abc', null],
    ['ab', 'minLength'],
    ['', null],
  ]),
  about('maxLength', maxLength(string(), 3), [
    ['abc', null],
    ['abcd', 'maxLength'],
    ['', null],
  ]),
  about('email', email(string()), [
    ['amina@example.org', null],
    ['a.b+c@sub.example.fr', null],
    ['étienne@exämple.org', null],
    ['o’neill@example.org', null],
    ['', null],
    ['amina', 'email'],
    ['amina@', 'email'],
    ['@example.org', 'email'],
    ['amina@example', 'email'],
    ['amina@example.o', 'email'],
    ['amina@.org', 'email'],
    ['amina@example..org', 'email'],
    ['amina@example.org.', 'email'],
    ['a b@example.org', 'email'],
    ['a@b@example.org', 'email'],
    ['a,b@example.org', 'email'],
    ['Amina <amina@example.org>', 'email'],
    ['amina@example.org\r\nBcc: b@example.org', 'email'],
    [' amina@example.org', 'email'],
    ['.amina@example.org', 'email'],
    ['amina.@example.org', 'email'],
    ['a..b@example.org', 'email'],
    ['amina@.example.org', 'email'],
    ['amina\u202Egro@example.org', 'email'],
    ['amina@exam\u2066ple.org', 'email'],
    ['am\u200Bina@example.org', 'email'],
    ['amina@example\u200D.org', 'email'],
    ['\uFEFFamina@example.org', 'email'],
    ['ami\u00ADna@example.org', 'email'],
    ['ami\u3164na@example.org', 'email'],
    ['amina@xn--exmple-cua.org', null],
    ['-amina-@a--b.example-1.org', null],
    ['e\u0301tienne@example.org', null],
    ['用户@例え.テスト', null],
    ['a@-b.org', 'email'],
    ['a@b-.org', 'email'],
    ['a@b.-org', 'email'],
    ['a@b.org-', 'email'],
    ['a@-.org', 'email'],
    ['𝐚@𝐛.org', 'email'],
    ['amina@ｅxample.org', 'email'],
    ['ⓐmina@example.org', 'email'],
  ]),
  about('email address', emailAddress(), [
    ['amina@example.org', null],
    [' amina@example.org\n', null],
    [' ', 'required'],
    ['', 'required'],
    ['amina', 'email'],
    [`${'a'.repeat(242)}@example.org`, null],
    [`${'a'.repeat(243)}@example.org`, 'maxLength'],
  ]),
  about('url', url(string()), [
    ['https://www.example.org', null],
    ['http://example.org/a?b=c#d', null],
    ['', null],
    ['www.example.org', 'url'],
    ['https://localhost', 'url'],
    ['ftp://example.org', 'url'],
    ['javascript:alert(1)', 'url'],
    ['https:// example.org', 'url'],
  ]),
  about('uuid', uuid(string()), [
    ['123e4567-e89b-12d3-a456-426614174000', null],
    ['123E4567-E89B-12D3-A456-426614174000', null],
    ['', null],
    ['123e4567e89b12d3a456426614174000', 'uuid'],
    ['123e4567-e89b-12d3-a456-42661417400g', 'uuid'],
  ]),
  about('min', min(numeric(), 2), [
    [2, null],
    [1.99, 'min'],
    ['2', 'invalid'],
  ]),
  about('max', max(numeric(), 2), [
    [2, null],
    [2.01, 'max'],
  ]),
  about('integer', integer(numeric()), [
    [-3, null],
    [0.5, 'integer'],
    [2 ** 53, 'integer'],
  ]),
  about('positive', positive(numeric()), [
    [0.01, null],
    [0, 'positive'],
    [-1, 'positive'],
  ]),
  about('date', date(string()), [
    ['2024-02-29', null],
    ['2026-12-31', null],
    ['', null],
    ['2026-02-29', 'date'],
    ['2026-13-01', 'date'],
    ['2026-04-31', 'date'],
    ['2026-00-10', 'date'],
    ['31/12/2026', 'date'],
    ['2026-1-1', 'date'],
    ['2026-01-01T00:00:00Z', 'date'],
  ]),
  about('dateMin', dateMin(date(string()), '2026-03-29'), [
    ['2026-03-29', null],
    ['2026-10-25', null],
    ['', null],
    ['2026-03-28', 'dateMin'],
    ['soon', 'date'],
  ]),
  about('dateMax', dateMax(date(string()), '2026-03-29'), [
    ['2026-03-29', null],
    ['2025-12-31', null],
    ['2026-03-30', 'dateMax'],
  ]),
  about('arrayMin', arrayMin(array(string()), 1), [
    [['a'], null],
    [[], 'arrayMin'],
    ['a', 'invalid'],
  ]),
  about('arrayMax', arrayMax(array(string()), 1), [
    [['a'], null],
    [['a', 'b'], 'arrayMax'],
  ]),
  about('arrayLength', arrayLength(array(string()), 2), [
    [['a', 'b'], null],
    [['a'], 'arrayLength'],
    [['a', 'b', 'c'], 'arrayLength'],
  ]),
  about('oneOf', oneOf(['EUR', 'USD', 'GBP']), [
    ['EUR', null],
    ['', 'oneOf'],
    ['eur', 'oneOf'],
    [1, 'invalid'],
    [undefined, 'required'],
  ]),
  about('oneCurrency', oneCurrency(array(type({ total: type({ currency: string() }) }))), [
    [[{ total: { currency: 'EUR' } }, { total: { currency: 'EUR' } }], null],
    [[], null],
    [[{ total: { currency: 'EUR' } }, { total: { currency: 'XOF' } }], 'oneCurrency'],
  ]),
  about('agreed', agreed(), [
    [true, null],
    [false, 'agreed'],
    ['yes', 'invalid'],
  ]),
  about('country', countryCode(), [
    ['SN', null],
    ['', 'oneOf'],
    ['sn', 'invalid'],
  ]),
  about('vatNumber', vatNumber(string()), [
    ['FR40303265045', null],
    ['fr 40 303 265 045', null],
    ['', null],
    ['FR41303265045', 'vatNumber'],
    ['40303265045', 'vatNumber'],
    ['US123456789', 'vatNumber'],
  ]),
  about('siren', siren(string()), [
    ['732 829 320', null],
    ['', null],
    ['732829321', 'siren'],
    ['73282932', 'siren'],
    ['000000000', 'siren'],
  ]),
  about('siret', siret(string()), [
    ['732 829 320 00074', null],
    ['', null],
    ['73282932000075', 'siret'],
    ['732829320', 'siret'],
    ['00000000000000', 'siret'],
  ]),
  about('iban', iban(string()), [
    ['FR14 2004 1010 0505 0001 3M02 606', null],
    ['', null],
    ['FR14 2004 1010 0505 0001 3M02 607', 'iban'],
  ]),
  about('ipRange', ipRange(), [
    ['192.0.2.0/24', null],
    ['2001:db8::1-9', null],
    [' 192.0.2.* ', null],
    ['', null],
    ['192.0.2', 'ipRange'],
    ['192.0.2.256', 'ipOctet'],
    ['192.0.2.010', 'ipLeadingZero'],
    ['192.0.2.0/33', 'ipPrefix'],
    ['192.0.2.0 255.0.255.0', 'ipMask'],
    ['192.*.2.0', 'ipWildcard'],
    ['192.0.2.9-192.0.2.1', 'ipOrder'],
    ['192.0.2.1-2001:db8::', 'ipMixed'],
    ['192.0.2.1:80', 'ipPort'],
    ['fe80::1%eth0', 'ipZone'],
    ['::/0', 'ipTooWide'],
    [1, 'invalid'],
  ]),
  about('ipUnreachable', ipRangeForm.schema.range, [
    ['192.0.2.0/24', null],
    ['2001:db8:50::/48', null],
    ['', 'required'],
    ['10.1.2.0/24', 'ipUnreachable'],
    ['9.255.255.250-10.0.0.5', 'ipUnreachable'],
    ['fe80::/64', 'ipUnreachable'],
    ['192.0.2', 'ipRange'],
  ]),
  about('ipExclusion', ipRangeForm.schema.label, [
    ['Hors les murs', null],
    ['', null],
    ['tout sauf la .9', 'ipExclusion'],
    ['!192.0.2.9', 'ipExclusion'],
  ]),
  about('ipExclusion', ipRangeForm.schema.range, [
    ['192.0.2.0/24 sauf 192.0.2.9', 'ipExclusion'],
    ['!192.0.2.9', 'ipExclusion'],
    ['192.0.2.0/24-192.0.2.9', 'ipMask'],
  ]),
  about('phone', phone(string()), [
    ['+33 1 99 00 12 34', null],
    ['01.99.00.12.34', null],
    ['', null],
    ['call me', 'phone'],
  ]),
  about(
    'postalCode',
    postalCode(object({ country: string(), code: string() }), { country: 'country', postalCode: 'code' }),
    [
      [{ country: 'FR', code: '75002' }, null],
      [{ country: 'SN', code: '' }, null],
      [{ country: 'CI', code: '' }, null],
      [{ country: 'FR', code: ' ' }, 'postalCode'],
      [{ country: 'ZA', code: '' }, 'postalCode'],
    ],
  ),
  about('region', region(object({ country: string(), region: optional(nullable(string())) }), 'country'), [
    [{ country: 'US', region: 'MA' }, null],
    [{ country: 'US', region: null }, null],
    [{ country: 'US' }, null],
    [{ country: 'FR', region: '' }, null],
    [{ country: 'US', region: ' ' }, 'region'],
    [{ country: 'JP', region: '' }, 'region'],
  ]),
  about(
    'frenchPostalCode',
    postalCode(object({ country: string(), code: string() }), { country: 'country', postalCode: 'code' }),
    [
      [{ country: 'FR', code: '75 011' }, null],
      [{ country: 'RE', code: '97400' }, null],
      [{ country: 'BE', code: '1000' }, null],
      [{ country: 'FR', code: '7501' }, 'frenchPostalCode'],
      [{ country: 'FR', code: '750111' }, 'frenchPostalCode'],
      [{ country: 'GP', code: 'ABCDE' }, 'frenchPostalCode'],
    ],
  ),
];
