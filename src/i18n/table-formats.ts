/** Formats that spreadsheets of a language read: from `Intl`, so that a new language needs no entry. */
import type { I18n } from '@lingui/core';
import type { Moment } from '../../machines/domain/invoice.ts';
import { defaultLocale, isLocale, localeTags } from '../../machines/domain/locale.ts';
import type { TimeZone } from '../../machines/domain/time-zone.ts';
import { dayInFigures } from '../../machines/domain/moment-text.ts';

/** Separator and formats of a table of values. */
interface TableFormats {
  /** Between cells: a semicolon where the comma is the decimal mark. */
  readonly separator: string;
  /** A number without thousands separators, its minus a hyphen, as programs read it. */
  readonly number: (value: number) => string;
  /** The day of a moment by the publisher's clock, in figures: `22/11/2026`, `11/22/2026`. */
  readonly date: (moment: Moment) => string;
}

/** Formats of the language that is spoken. */
export function formatsOfTables({ locale }: I18n, zone: TimeZone): TableFormats {
  const tag = localeTags[isLocale(locale) ? locale : defaultLocale];
  const numbers = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 2 });
  const decimalMark = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return {
    separator: decimalMark === ',' ? ';' : ',',
    number: (value) => numbers.format(value).replace('\u2212', '-'),
    date: (moment) => dayInFigures(moment, tag, zone),
  };
}
