/** Structs for the texts of a publisher’s file, each with a canonical form and an error message. */
import ipaddr from 'ipaddr.js';
import type { Struct } from 'superstruct';
import { array, coerce, define, is, refine, string } from 'superstruct';
import { MOST_READERS, priceCurrencies } from '../../../domain/catalogue.ts';
import { knownTimeZone } from '../../../domain/moment.ts';
import { compact, url as urlRule } from '../../../validation/rules/text.ts';
import { email as emailRule } from '../../../validation/rules/email.ts';
import { iban as ibanRule } from '../../../validation/rules/iban.ts';
import { phone as phoneRule } from '../../../validation/rules/person.ts';
import { siren as sirenRule } from '../../../validation/rules/company.ts';
import { vatNumber as vatNumberRule } from '../../../validation/rules/vat-number.ts';

/** Refinement of every failure whose message is ours. */
const SENTENCE = 'sentence';

/** A text in canonical form; `canonical` returns `null` for an invalid one, which fails with the sentence. */
export function written(canonical: (text: string) => string | null, sentence: string): Struct<string, null> {
  const valid = refine(string(), SENTENCE, (text) => canonical(text) === text || sentence);
  return coerce(valid, string(), (text) => canonical(text.trim()) ?? text);
}

/** A text that obeys a form rule. */
function ruled(rule: (struct: Struct<string, null>) => Struct<string, null>, sentence: string, form = same) {
  const struct = rule(string());
  return written((text) => (is(text, struct) ? form(text) : null), sentence);
}

const same = (text: string) => text;

const matching = (pattern: RegExp, sentence: string) => written((text) => (pattern.test(text) ? text : null), sentence);

/** One of some words. */
export function word<Word extends string>(words: readonly Word[]): Struct<Word, null> {
  const isWord = (value: unknown): value is Word => words.some((one) => one === value);
  return define('word', (value) => isWord(value) || `must be one of ${words.join(', ')}`);
}

/** One line of text. */
export const line = () => matching(/^[^\p{Cc}]{1,300}$/u, 'must be a text of one line with 1 to 300 characters');

/** The beginning of an article, in one paragraph. */
export const extract = () =>
  matching(/^[^\p{Cc}]{1,400}$/u, 'must be a text of one paragraph with 1 to 400 characters');

/** A year of the Gregorian calendar: `1996`. */
export const year = () => matching(/^1[6-9]\d\d$|^20\d\d$/, 'must be a year, such as 1996');

/** A number of readers: `3`. */
export const readerCount = () =>
  written(
    (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MOST_READERS ? text : null),
    `must be a number of readers from 1 to ${MOST_READERS}, such as 3`,
  );

/** Placeholders of a legal passage. */
const placeholders = ['site', 'company', 'email'] as const;

/** Paragraphs separated by blank lines. */
export function passage(): Struct<string, null> {
  const known = placeholders.map((name) => `{${name}}`).join(', ');
  const names = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return refine(
    written((text) => (/^[^\p{Cc}][^]{0,9999}$/u.test(text) ? text : null), 'must be a text of 1 to 10,000 characters'),
    SENTENCE,
    (text) => {
      const strange = names(text).find((name) => !placeholders.some((one) => one === name));
      return strange === undefined || `has {${strange}}, which is unknown: a passage may have ${known}`;
    },
  );
}

/** Minor units of `940.00 EUR`. */
export function minorOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}

/** Formats 94000 and `EUR` as `940.00 EUR`. */
export function amountOf(minor: number, currency: string): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')} ${currency}`;
}

/** The currency of an amount. */
export function currencyIn(amount: string): string {
  return amount.slice(-3);
}

const amountForm = new RegExp(`^(\\d{1,9})(?:\\.(\\d{2}))? ?(${priceCurrencies.join('|')})$`);

/** An amount above zero with its currency. */
export const amount = () =>
  written(
    (text) => {
      const [, whole = '', cents = '00', currency = ''] = amountForm.exec(text) ?? [];
      const minor = Number(whole) * 100 + Number(cents);
      return minor > 0 ? amountOf(minor, currency) : null;
    },
    `must be an amount above 0 with two decimals and its currency (${priceCurrencies.join(', ')}), such as 940.00 EUR`,
  );

/** Basis points of `62.5%`. */
export function basisPointsOf(percentage: string): number {
  const [whole = '', part = ''] = percentage.replace('%', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Formats 6250 as `62.5%`. */
export function percentageOf(basisPoints: number): string {
  const part = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(basisPoints / 100)}${part === '' ? '' : `.${part}`}%`;
}

/** A percentage with two decimals at most. */
export const percentage = ({ isZeroAllowed = false } = {}) =>
  written(
    (text) => {
      if (!/^\d{1,4}(?:\.\d{1,2})? ?%$/.test(text)) return null;
      const points = basisPointsOf(text.replace(' ', ''));
      return points > 0 || isZeroAllowed ? percentageOf(points) : null;
    },
    `must be a percentage ${isZeroAllowed ? 'of 0% or more' : 'above 0%'} with two decimals at most, such as 62.5%`,
  );

/** A positive PostgreSQL `integer`. */
export const ordinal = () =>
  written(
    (text) => (/^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) < 2 ** 31 ? String(Number(text)) : null),
    'must be a whole number from 1 on',
  );

export const siteCode = () => matching(/^[A-Z][A-Z\d]{1,9}$/, 'must be 2 to 10 capital letters or digits, such as LL');

export const email = () => ruled(emailRule, 'must be an email address, such as desk@example.org');

/** An account’s email address, in lower case as accounts store it. */
export const accountEmail = () =>
  ruled(emailRule, 'must be an email address, such as library@example.org', (text) => text.toLowerCase());

export const phone = () => ruled(phoneRule, 'must be a telephone number of 6 to 15 digits, such as +33 1 99 00 12 34');

export const webAddress = () => ruled(urlRule, 'must be an address on the web, such as https://www.example.org/');

export const timeZone = () =>
  written(
    (text) => (knownTimeZone(text) === text ? text : null),
    'must be a time zone of the IANA database, such as Europe/Paris',
  );

export const siren = () => ruled(sirenRule, 'must be a SIREN of 9 digits whose check digit is right', compact);

export const vatNumber = () =>
  ruled(
    vatNumberRule,
    'must be a VAT number with its country’s prefix and right check digits, such as FR34999888779',
    compact,
  );

export const iban = () =>
  ruled(ibanRule, 'must be an IBAN with the length of its country and right check digits', compact);

export const bic = () =>
  written((text) => {
    const characters = compact(text);
    return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(characters) ? characters : null;
  }, 'must be a BIC of 8 or 11 characters, such as LAGUFRPPXXX');

/** Shortest prefixes: a wider network would give free access to readers of other organizations. */
const widest = { ipv4: 8, ipv6: 20 } as const;

/** A network in canonical form, such as `192.0.2.0/24`; `null` for any other text. */
export function canonicalNetwork(text: string): string | null {
  const withPrefix = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  if (!ipaddr.isValidCIDR(withPrefix)) return null;
  const [address, prefix] = ipaddr.parseCIDR(withPrefix);
  if (prefix < widest[address.kind()]) return null;
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) return null;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(withPrefix)
      : ipaddr.IPv6.networkAddressFromCIDR(withPrefix);
  return first.toString() === address.toString() ? `${address.toString()}/${prefix}` : null;
}

export const network = () =>
  written(
    canonicalNetwork,
    `must be a network or an address, such as 192.0.2.0/24, with no bits beyond its prefix and not wider than /${widest.ipv4} (IPv6: /${widest.ipv6})`,
  );

/** A list without duplicate keys, not empty unless allowed. */
export function list<Value>(
  entry: Struct<Value, unknown>,
  keyOf: (value: Value) => string,
  { isEmptyAllowed = false } = {},
): Struct<Value[], unknown> {
  return refine(array(entry), SENTENCE, (values, context) => {
    const path: readonly unknown[] = context.path;
    if (values.length === 0 && !isEmptyAllowed) return 'must have at least one entry';
    const keys = values.map(keyOf);
    return keys.flatMap((key, index) =>
      keys.indexOf(key) < index ? [{ path: [...path, index], message: `repeats ${key}, which must be unique` }] : [],
    );
  });
}
