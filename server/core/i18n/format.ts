import { countryNames } from '../../../domain/country-names.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment, TimeZone } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import { localeTags } from '../../../domain/locale.ts';
import type { Money, UnitPrice } from '../../../domain/money.ts';
import { dayIn, dayText, initialOf, isEndOfDay, momentText, townOf } from '../../../domain/moment.ts';
import { translator } from './translator.ts';

const clockText = /*i18n*/ {
  id: 'format.moment',
  message: '{text}, {initial, select, vowel {{town} time} other {{town} time}}',
  comment:
    'text is a date and a time, town by whose clock: “…, Paris time”. initial: whether the town begins with a vowel',
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A format of numbers, made once: making one takes much longer than using it. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeTags[locale], options);
  numberFormats.set(key, format);
  return format;
}

/** An amount in the form of a language: `312,40 €`, `€312.40`, `−5,00 €`. Credits have no decimals and no sign of their own. */
export function formatMoney({ minor, currency }: Money, locale: Locale): string {
  if (currency === 'CRE') return `${numberFormat(locale).format(minor)} CRE`;
  const format = numberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0)).replace('-', '−');
}

/** A decimal number with all its decimals: `1,0843`, `1.0843`. */
export function formatExact(text: string, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: text.split('.')[1]?.length ?? 0 }).format(Number(text));
}

/** The price of one, with as many decimals as it needs: `33,333 €`, `€33.333`. */
export function formatUnitPrice({ value, decimals, currency }: UnitPrice, locale: Locale): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(locale, { style: 'currency', currency, ...digits })
    .format(value)
    .replace('-', '−');
}

/** A day in the form of a language: `29 mars 2026`, `March 29, 2026`. */
export function formatDay(day: Day, locale: Locale): string {
  return dayText(day, localeTags[locale]);
}

/**
 * A moment by the publisher's clock, which is named: `29 mars 2026 à 12:00, heure de Paris`. The end of a day is the day
 * alone.
 */
export function formatMoment(moment: Moment, locale: Locale, zone: TimeZone): string {
  if (isEndOfDay(moment, zone)) return formatDay(dayIn(moment, zone), locale);
  const town = townOf(zone);
  const values = { text: momentText(moment, localeTags[locale], zone), town, initial: initialOf(town) };
  return translator(locale)._({ ...clockText, values });
}

/** Texts in one line, joined as a language joins them: `A, B et C`. */
export function formatList(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeTags[locale]).format(texts);
}

/** A country (ISO 3166 code) as a language calls it. */
export function formatCountry(code: string, locale: Locale): string {
  return countryNames.get(code)?.[locale] ?? code;
}

/** A count in the form of a language: `1 200`, `1,200`. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/** A rate in basis points as a language writes it: `2,1 %`. */
export function formatRate(basisPoints: number, locale: Locale): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}
