/**
 * Check digits of VAT numbers, one check a country, for what follows the country's prefix.
 *
 * Forms: European Commission, VIES, "What is the format of a VAT identification number?". Check digits: the countries'
 * own rules as collected by the Commission for VIES ("VAT numbers: check-digit algorithms") and published with tests by
 * the python-stdnum project; other sources are named next to their check. Dates of birth within a number are not
 * validated.
 */
import { isLuhn, isMod11And10, luhnSum, mod97, weighted } from './check-digits.ts';
import { isSiren } from './company.ts';

type Check = (body: string) => boolean;

const last = (digits: string): number => Number(digits.at(-1));

/** A form, and a sum over its digits that the modulus divides. */
function divisible(form: RegExp, weights: readonly number[], modulus: number): Check {
  return (body) => form.test(body) && weighted(body, weights) % modulus === 0;
}

function bulgaria(body: string): boolean {
  if (/^\d{9}$/.test(body)) {
    const first = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? weighted(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
    return check % 10 === last(body);
  }
  // Natural persons, foreigners, and others.
  return (
    /^\d{10}$/.test(body) &&
    [
      (weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
      weighted(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
      (11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
    ].includes(last(body))
  );
}

function cyprus(body: string): boolean {
  if (!/^(?!12)\d{8}[A-Z]$/.test(body)) return false;
  const atOddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = Array.from(body.slice(0, 8)).reduce(
    (before, digit, place) => before + (place % 2 === 0 ? (atOddPlaces[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === body.at(-1);
}

function czechia(body: string): boolean {
  if (/^[0-8]\d{7}$/.test(body)) {
    const check = (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return (check || 1) % 10 === last(body);
  }
  if (/^6\d{8}$/.test(body)) {
    const sum = weighted(body.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return (8 - ((10 - sum) % 11) + 10) % 10 === last(body);
  }
  // Birth numbers; those of nine digits, given until 1953, have no check digit.
  return (
    /^(?:[0-4]\d|5[0-3]|[89]\d)\d{7}$/.test(body) ||
    (/^\d{10}$/.test(body) && (Number(body.slice(0, 9)) % 11) % 10 === last(body))
  );
}

/** The check character of a Spanish identity card's number. */
const spanishCheck = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);

function spain(body: string): boolean {
  if (/^\d{8}[A-Z]$/.test(body)) return spanishCheck(body.slice(0, 8)) === body.at(-1);
  if (/^[KLM]\d{7}[A-Z]$/.test(body)) return spanishCheck(body.slice(1, 8)) === body.at(-1);
  if (/^[XYZ]\d{7}[A-Z]$/.test(body)) {
    return spanishCheck(`${'XYZ'.indexOf(body.charAt(0))}${body.slice(1, 8)}`) === body.at(-1);
  }
  if (!/^[A-HJNP-SUVW]\d{7}[A-J\d]$/.test(body)) return false;
  const check = (10 - (luhnSum(`${body.slice(1, 8)}0`) % 10)) % 10;
  return [String(check), 'JABCDEFGHI'.charAt(check)].includes(body.charAt(8));
}

/** Key and SIREN number; Monaco's begin with 000 and skip Luhn. Alphanumeric keys: Direction générale des impôts. */
function france(body: string): boolean {
  if (!/^[\dA-HJ-NP-Z]{2}\d{9}$/.test(body)) return false;
  const number = body.slice(2);
  if (!number.startsWith('000') && !isSiren(number)) return false;
  if (/^\d{2}/.test(body)) return Number(`${number}12`) % 97 === Number(body.slice(0, 2));
  const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [first, second] = [signs.indexOf(body.charAt(0)), signs.indexOf(body.charAt(1))];
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(number) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

/** Nine digits, twelve for a branch (HMRC, VAT notice 700/21); government departments GD, health authorities HA. */
function britain(body: string): boolean {
  if (/^(?:GD[0-4]|HA[5-9])\d{2}$/.test(body)) return true;
  if (!/^\d{9}(?:\d{3})?$/.test(body)) return false;
  const remainder = weighted(body, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return remainder === 0 || (!body.startsWith('0') && [42, 55].includes(remainder));
}

function ireland(body: string): boolean {
  const emails = 'WABCDEFGHIJKLMNOPQRSTUV';
  const check = (digits: string, email: string): boolean =>
    emails.charAt((weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * emails.indexOf(email)) % 23) === body.charAt(7);
  if (/^\d{7}[A-W][A-W]?$/.test(body)) return check(body.slice(0, 7), body.charAt(8) || 'W');
  // Numbers from before 2013 whose second character is no digit.
  return /^\d[A-Z+*]\d{5}[A-W]$/.test(body) && check(`0${body.slice(2, 7)}${body.charAt(0)}`, 'W');
}

/** Weights for eight or eleven digits run from 1 to 9 and start over; a remainder of 10 requires a second round. */
function lithuania(body: string): boolean {
  if (!/^(?:\d{7}1\d|\d{10}1\d)$/.test(body)) return false;
  const places = Array.from(body.slice(0, -1)).map((_, place) => place);
  const round = (from: number): number =>
    weighted(
      body,
      places.map((place) => 1 + ((place + from) % 9)),
    ) % 11;
  const first = round(0);
  return (first === 10 ? round(2) : first) % 10 === last(body);
}

function latvia(body: string): boolean {
  if (!/^\d{11}$/.test(body)) return false;
  if (/^[4-9]/.test(body)) return weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  return ((1 + weighted(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(body);
}

/** The tax number's check digit, or since 2020 that of the whole (Belastingdienst, btw-identificatienummer). */
function netherlands(body: string): boolean {
  if (!/^\d{9}B(?!00)\d{2}$/.test(body)) return false;
  return weighted(body, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || mod97(`NL${body}`) === 1;
}

function portugal(body: string): boolean {
  return /^[1-9]\d{8}$/.test(body) && ((11 - (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(body);
}

function romania(body: string): boolean {
  if (!/^[1-9]\d{1,9}$/.test(body)) return false;
  const digits = body.slice(0, -1).padStart(9, '0');
  return ((10 * weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(body);
}

function slovenia(body: string): boolean {
  if (!/^[1-9]\d{7}$/.test(body)) return false;
  const check = 11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 10 ? 0 : check) === last(body);
}

/** The enterprise number (eCH-0097, UID), with or without the word for VAT in one of the country's languages. */
function switzerland(body: string): boolean {
  if (!/^E\d{9}(?:MWST|TVA|IVA)?$/.test(body)) return false;
  const digits = body.slice(1, 10);
  return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === last(digits);
}

/** The check of each country, by the prefix of its numbers. */
export const vatChecks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['AT', (body) => /^U\d{8}$/.test(body) && (luhnSum(body.slice(1, 8)) + 4 + last(body)) % 10 === 0],
  ['BE', (body) => /^[01]\d{9}$/.test(body) && 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8))],
  ['BG', bulgaria],
  ['CH', switzerland],
  ['CY', cyprus],
  ['CZ', czechia],
  ['DE', (body) => /^[1-9]\d{8}$/.test(body) && isMod11And10(body)],
  ['DK', divisible(/^[1-9]\d{7}$/, [2, 7, 6, 5, 4, 3, 2, 1], 11)],
  ['EE', divisible(/^\d{9}$/, [3, 7, 1, 3, 7, 1, 3, 7, 1], 10)],
  ['EL', (body) => /^\d{9}$/.test(body) && (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body)],
  ['ES', spain],
  ['FI', divisible(/^\d{8}$/, [7, 9, 10, 5, 8, 4, 2, 1], 11)],
  ['FR', france],
  ['GB', britain],
  ['HR', (body) => /^\d{11}$/.test(body) && isMod11And10(body)],
  ['HU', divisible(/^\d{8}$/, [9, 7, 3, 1, 9, 7, 3, 1], 10)],
  ['IE', ireland],
  // Digits eight to ten are the province that issued the number (Agenzia delle Entrate).
  ['IT', (body) => /^(?!0{7})\d{7}(?:0\d[1-9]|0[1-9]0|100|12[01]|888|999)\d$/.test(body) && isLuhn(body)],
  ['LT', lithuania],
  ['LU', (body) => /^\d{8}$/.test(body) && Number(body.slice(0, 6)) % 89 === Number(body.slice(6))],
  ['LV', latvia],
  ['MT', divisible(/^[1-9]\d{7}$/, [3, 4, 6, 7, 8, 9, 10, 1], 37)],
  ['NL', netherlands],
  ['PL', divisible(/^\d{10}$/, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11)],
  ['PT', portugal],
  ['RO', romania],
  ['SE', (body) => /^\d{10}01$/.test(body) && isLuhn(body.slice(0, 10))],
  ['SI', slovenia],
  ['SK', (body) => /^[1-9]\d[2-47-9]\d{7}$/.test(body) && Number(body) % 11 === 0],
  ['XI', britain],
]);
