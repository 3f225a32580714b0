import type { PdfPart } from './document.ts';
import type { Sheet } from './sheet.ts';
import { GUTTER, styles, WIDTH, wordsOf } from './sheet.ts';

const sumOf = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/**
 * Widths of a table's columns: each as its longest text, the first what is left. Where that is too much, texts are broken
 * between words, and amounts stay whole.
 */
export function columnWidths(
  sheet: Sheet,
  { columns, rows }: Extract<PdfPart, { readonly kind: 'table' }>,
): readonly number[] {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => sheet.widthOf(text, styles.body)));
  const ranges = columns.map(({ header, isNumeric }, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const least =
      Math.max(
        sheet.widthOf(header, styles.label),
        widest(cells.flatMap((cell) => cell.split('\n').flatMap(wordsOf))),
      ) + 0.5;
    const most = Math.max(least, widest(cells) + 0.5);
    return { least: isNumeric ? most : least, most };
  });
  const room = WIDTH - GUTTER * (columns.length - 1);
  const spare = room - sumOf(ranges.map(({ most }) => most));
  if (spare >= 0) return ranges.map(({ most }, index) => (index === 0 ? most + spare : most));
  const stretch = sumOf(ranges.map(({ least, most }) => most - least));
  const left = Math.max(0, room - sumOf(ranges.map(({ least }) => least)));
  return ranges.map(({ least, most }) => least + (stretch > 0 ? ((most - least) / stretch) * left : 0));
}
