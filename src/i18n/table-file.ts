import type { Day } from '../../domain/day.ts';
import type { Moment, TimeZone } from '../../domain/moment.ts';
import type { I18n } from '@lingui/core';
import { defaultLocale, isLocale, localeTags } from '../../domain/locale.ts';
import { dayInFigures } from '../../domain/moment.ts';

/** A file as it is saved. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** A cell with text: escaped so that a spreadsheet never reads it as a formula; quoted where it must be; hyphens as people type them. */
export function textCell(text: string, separator: string): string {
  const typed = text.replaceAll('\u2011', '-');
  const harmless = /^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed;
  const mustBeQuoted = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return mustBeQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table of separated values (RFC 4180) that spreadsheets open as they are.
 *
 * @param name Of the file, to which the day is added.
 * @param rows Cells as they are written: texts through `textCell`.
 */
export function tableFile(
  rows: readonly (readonly string[])[],
  { name, today, separator }: { readonly name: string; readonly today: Day; readonly separator: string },
): TableFile {
  const lines = rows.map((cells) => `${cells.join(separator)}\r\n`);
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return { name: `${name}-${today}.csv`, text: `\uFEFF${lines.join('')}` };
}

/** Formats that spreadsheets of a language read: from `Intl`, so that a new language needs no entry. */
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
