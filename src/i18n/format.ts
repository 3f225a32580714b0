/**
 * Values as people read them, in the language of an `i18n`: amounts, dates, rates, lists and currencies, all from `Intl`,
 * with the no-break spaces that it sets.
 */
import type { I18n } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { Day } from '../../domain/day.ts';
import type { Moment, TimeZone } from '../../domain/moment.ts';
import { defaultLocale, isLocale, localeTags, type Locale } from '../../domain/locale.ts';
import type { Money, UnitPrice } from '../../domain/money.ts';
import {
  briefDayText,
  briefMonthText,
  dayIn,
  dayText,
  initialOf,
  isDayOnly,
  isEndOfDay,
  momentText,
  monthText,
  townOf,
} from '../../domain/moment.ts';
import { written } from './written.ts';

/** The tag that `Intl` gets for the language that is spoken. */
function tagOf({ locale }: I18n): string {
  return localeTags[isLocale(locale) ? locale : defaultLocale];
}

/** Keeps what was made: making a formatter costs a hundred times what using it costs, and a list has many amounts. */
function kept<Formatter>(make: (tag: string, kind: string) => Formatter): (tag: string, kind: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (tag, kind) => {
    const key = `${tag} ${kind}`;
    const formatter = made.get(key) ?? make(tag, kind);
    made.set(key, formatter);
    return formatter;
  };
}

const moneyFormat = kept((tag, currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }));

const unitPriceFormat = kept((tag, key) => {
  const [currency = '', decimals = ''] = key.split(' ');
  const digits = Number(decimals);
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

const countFormat = kept((tag) => new Intl.NumberFormat(tag));

const rateFormat = kept((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));

const listFormat = kept((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

const currencyNames = kept((tag) => new Intl.DisplayNames(tag, { type: 'currency' }));

const languageNames = kept((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

const sinceFormat = kept((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Units of relative times, in milliseconds, and the distance from which each is used. */
const nearUnits = [
  { unit: 'day', length: 86_400_000, from: 86_400_000 },
  { unit: 'hour', length: 3_600_000, from: 3_600_000 },
  { unit: 'minute', length: 60_000, from: 0 },
] as const;

/** From when on a moment is no longer near: a week. */
const NEAR = 7 * 86_400_000;

/** A whole number of any length, in figures as it is kept: `65 536`. */
export function formatCount(figures: string, i18n: I18n): string {
  return countFormat(tagOf(i18n), '').format(BigInt(figures));
}

/** `312,40 €`, `€312.40`, `−5,00 €`; the wallet's credits, which no currency table knows, are counted in words. */
export function formatMoney({ minor, currency }: Money, i18n: I18n): string {
  if (currency === 'CRE') return i18n._(msg`${plural(minor, { one: '# credit', other: '# credits' })}`);
  const tag = tagOf(i18n);
  return written(`${tag} ${minor} ${currency}`, () => {
    const format = moneyFormat(tag, currency);
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0)).replace('-', '−');
  });
}

/** The name of a language: `anglais`, `French`. */
export function formatLanguage(locale: Locale, i18n: I18n): string {
  return languageNames(tagOf(i18n), '').of(locale) ?? locale;
}

/** `33,333 €`, `€33.333`: the price of one, with as many decimals as it needs. */
export function formatUnitPrice({ value, decimals, currency }: UnitPrice, i18n: I18n): string {
  return unitPriceFormat(tagOf(i18n), `${currency} ${decimals}`).format(value).replace('-', '−');
}

/**
 * `940 €`, `€940`, `940,50 €`: a price, without cents where they are zero. Sums and documents have theirs: `formatMoney`.
 * Omits parts of what the formatter of sums writes, since a second formatter would take a phone a tenth of a second.
 */
export function formatPrice({ minor, currency }: Money, i18n: I18n): string {
  if (currency === 'CRE') return formatMoney({ minor, currency }, i18n);
  const tag = tagOf(i18n);
  return written(`${tag} ${minor} ${currency} price`, () => {
    const format = moneyFormat(tag, currency);
    const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
    const parts = format.formatToParts(minor / unit);
    const shown = minor % unit === 0 ? parts.filter(({ type }) => type !== 'decimal' && type !== 'fraction') : parts;
    return shown.map(({ value }) => value).join('');
  });
}

/** `1 249`: credits whose unit is in the head of their column. */
export function formatCredits({ minor }: Money, i18n: I18n): string {
  return formatCount(String(minor), i18n).replace('-', '−');
}

/** `+200`, `−5`: credits that were added or taken away. */
export function formatCreditChange(amount: Money, i18n: I18n): string {
  return `${amount.minor > 0 ? '+' : ''}${formatCredits(amount, i18n)}`;
}

/** `2,1 %` from basis points. */
export function formatRate(basisPoints: number, i18n: I18n): string {
  const tag = tagOf(i18n);
  return written(`${tag} ${basisPoints} rate`, () => rateFormat(tag, '').format(basisPoints / 10_000));
}

/** `21 novembre 2025`, `November 21, 2025`; the same day wherever it is read. */
export function formatDay(day: Day, i18n: I18n): string {
  const tag = tagOf(i18n);
  return written(`${tag} ${day}`, () => dayText(day, tag));
}

/** `21 nov.`, `Nov 21`: a day in a list, with its year where that is not the present one in the time zone. */
export function formatBriefDay(day: Day, i18n: I18n, zone: TimeZone, now: number = Date.now()): string {
  return briefDayText(day, tagOf(i18n), dayIn(new Date(now).toISOString(), zone));
}

/** `21 nov.`, `Nov 21`: a day below a heading that names its year. */
export function formatDayOfYear(day: Day, i18n: I18n): string {
  return briefDayText(day, tagOf(i18n), day);
}

/** `mars 2026`, `March 2026` from `2026-03`; a year is as it is. */
export function formatPeriod(period: string, i18n: I18n): string {
  return period.length === 4 ? period : monthText(period, tagOf(i18n));
}

/** `nov.`, `Nov` from `2026-11`: a month in a chart. */
export function formatBriefMonth(month: string, i18n: I18n): string {
  return briefMonthText(month, tagOf(i18n));
}

/**
 * `27 janvier 2026 à 09:41, heure de Paris`: a moment by the publisher's clock, which is named; or a day alone, as is the end of
 * a day: `valable jusqu’au 27 janvier 2026`.
 */
export function formatMoment(moment: Moment, i18n: I18n, zone: TimeZone): string {
  if (isEndOfDay(moment, zone)) return formatDay(dayIn(moment, zone), i18n);
  const text = momentText(moment, tagOf(i18n), zone);
  if (isDayOnly(moment)) return text;
  const town = townOf(zone);
  return i18n._(msg`${text}, ${select(initialOf(town), { vowel: `${town} time`, other: `${town} time` })}`);
}

/** `il y a 2 heures`, `2 hours ago`; `null` if it is not within the last week, or only its day is known. */
export function formatSince(moment: Moment, i18n: I18n, now: number = Date.now()): string | null {
  if (isDayOnly(moment)) return null;
  const past = now - Date.parse(moment);
  const near = nearUnits.find(({ from }) => past >= from);
  if (!near || past >= NEAR) return null;
  return sinceFormat(tagOf(i18n), '').format(-Math.floor(past / near.length), near.unit);
}

/**
 * By cases, for a plural makes a formatter of numbers, which takes a phone a tenth of a second and more: it would be the first
 * one that the page of a quote makes, or the sign-in, and all that they wait for.
 */
const casesOf = (count: number): 'one' | 'more' => (count === 1 ? 'one' : 'more');

/** `12 mois`, `12 months`: fewer than a thousand. */
export function formatMonths(months: number, i18n: I18n): string {
  const many = casesOf(months);
  return i18n._(msg`${select(many, { one: '1\u00A0month', other: `${months}\u00A0months` })}`);
}

/** `8 heures`, `45 minutes` from minutes: in hours where they are whole ones. */
export function formatMinutes(minutes: number, i18n: I18n): string {
  const isWhole = minutes % 60 === 0;
  const count = isWhole ? minutes / 60 : minutes;
  const many = casesOf(count);
  if (isWhole) return i18n._(msg`${select(many, { one: '1 hour', other: `${count} hours` })}`);
  return i18n._(msg`${select(many, { one: '1 minute', other: `${count} minutes` })}`);
}

/** `A, B et C`. */
export function formatList(items: readonly string[], i18n: I18n): string {
  // Creating the formatter takes a tenth of the time to show a step; one item needs none.
  return items.length === 1 ? items.join('') : listFormat(tagOf(i18n), '').format(items);
}

/** `EUR – euro`: a currency to choose, by its code and its name. */
export function formatCurrency(code: string, i18n: I18n): string {
  const tag = tagOf(i18n);
  return written(`${tag} ${code}`, () => `${code} – ${currencyNames(tag, '').of(code) ?? code}`);
}
