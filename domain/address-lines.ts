/** The lines of an address below its names, in the order that the country's post asks for. */
import type { PostalAddress } from './address.ts';

/**
 * Countries and territories whose addresses are not written as `A|Z C`: line by line, A street, Z postal code, C city,
 * S state or province. From Google's address data (libaddressinput), which rests on the Universal Postal Union's
 * addressing systems; a test compares them. Without prefixes of countries (`CH-`), and with the city where that data has
 * none (Japan, the Emirates), so that nothing of what was typed is lost.
 */
const templates: Readonly<Record<string, string>> = {
  'A|C|Z': 'AC AF AI FK GB GG GS IM IO JE KE LK NA PN SD SH SZ TA TC VG ZA',
  'A|C Z': 'BH BM BN BT GI GU IL JO KH LB LS MT MV NP NZ PR SA SG VC',
  'A|C S Z': 'AS AU CA CC CX FM HM MH MP NF PW UM VI',
  'A|Z C S': 'EE ES IT LT PF UY',
  'A|C|S': 'HK JM PA SC SR TV',
  'A|Z C|S': 'AE AR CL CV MY NR UZ',
  'A|C|S|Z': 'EG IE KR RU UA',
  'A|Z|C': 'AL EC MU OM',
  'A|C, S Z': 'BB KY SO TW US',
  'A|C|S Z': 'ID MN TH VN',
  'A|C Z|S': 'IN NG PE',
  'A|C, S': 'BS KN',
  'A|C|S, Z': 'CN KP',
  'A|C, S|Z': 'HN IQ JP',
  'A|Z|C|S': 'AM',
  'A|C - Z': 'BD',
  'A|C-S|Z': 'BR',
  'A|Z, C|S': 'BY',
  'A|C, S, Z': 'CO',
  'A|S, C|Z': 'CR',
  'A|C S|Z': 'CU',
  'A|Z- C': 'GT',
  'C|A|Z': 'HU',
  'S|C|A|Z': 'IR',
  'A|S|C': 'KI',
  'A|S|C, Z': 'LV',
  'Z|S|C|A': 'KZ',
  'A|C, Z': 'MM',
  'A|Z C, S': 'MX',
  'A|Z|C, S': 'NI',
  'A|C Z S': 'PG',
  'A|C|Z S': 'PH',
  'A|C-Z': 'PK',
  'A|Z S C': 'RO',
  'A|Z-C|S': 'SV',
  'A|Z C/S': 'TR',
  'A|C Z, S': 'VE',
};

/** Templates of addresses in the country's own script, the largest part first. */
const ownScript: Readonly<Record<string, string>> = {
  CN: 'Z|SC|A',
  HK: 'S|C|A',
  JP: '〒Z|SC|A',
  KP: 'Z|S|C|A',
  KR: 'S C|A|Z',
  TW: 'Z|SC|A',
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(templates).flatMap(([template, countries]) => countries.split(' ').map((code) => [code, template])),
);

type Place = Pick<PostalAddress, 'street' | 'complement' | 'postalCode' | 'city' | 'country' | 'region'>;

function templateOf({ country, city, street }: Place): string {
  const isOwn = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(city + street);
  return (isOwn ? ownScript[country] : undefined) ?? latin.get(country) ?? 'A|Z C';
}

/** The parts of an address in the order in which its country writes them; `region` only where it writes one. */
export function partOrder(country: string): readonly ('city' | 'region' | 'postalCode')[] {
  const names = { C: 'city', S: 'region', Z: 'postalCode' } as const;
  return Array.from(latin.get(country) ?? 'ZC').flatMap((part) =>
    part === 'C' || part === 'S' || part === 'Z' ? names[part] : [],
  );
}

/** Whether addresses in a country have a state, province, or the like. */
export function hasRegion(country: string): boolean {
  return partOrder(country).includes('region');
}

/** Countries that require a state, province or the like (`S` of `require` in that data). */
const requiring: ReadonlySet<string> = new Set(
  'AE AS AU BR CA CN CO CR ES FM HK HN IN IQ IT JM JP KR MH MP MX MY PE PH PW SO TH TW US VE'.split(' '),
);

/** Whether an address in a country needs a state, province or the like. */
export function needsRegion(country: string): boolean {
  return requiring.has(country);
}

/** The state or province of an address; empty where its country has none. */
export function regionOf({ country, region }: Pick<PostalAddress, 'country' | 'region'>): string {
  return hasRegion(country) ? (region ?? '') : '';
}

/** A line of a template with its values, without the separators of empty ones. */
function filled(line: string, values: Readonly<Record<string, string>>): string {
  let text = '';
  let separator = '';
  for (const part of line) {
    const value = values[part];
    if (value === undefined) separator += part;
    else if (value !== '') {
      text += (text === '' && separator !== '〒' ? '' : separator) + value;
      separator = '';
    } else separator = '';
  }
  return text;
}

/** Street, city, postal code and region of an address as its country's post writes them, without empty lines. */
export function placeLines(place: Place): readonly string[] {
  const { street, complement, postalCode, city } = place;
  const template = templateOf(place);
  const values = { C: city, S: regionOf(place), Z: '' };
  const hasCode = template.includes('Z');
  const parts = hasCode ? { ...values, Z: postalCode } : { ...values, C: `${postalCode} ${city}`.trim() };
  return template
    .split('|')
    .flatMap((line) => (line === 'A' ? [street, complement] : [filled(line, parts)]))
    .filter((line) => line !== '');
}
