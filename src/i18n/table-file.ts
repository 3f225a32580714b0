import type { Day } from '../../machines/domain/invoice.ts';

/** A file as it is saved. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** A cell with text: escaped so that a spreadsheet never reads it as a formula; quoted where it must be. */
export function textCell(text: string, separator: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
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
