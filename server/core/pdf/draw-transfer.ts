import { create } from 'qrcode';
import type { PdfPart } from './document.ts';
import type { Sheet } from './sheet.ts';
import { GUTTER, MM, page, styles, WIDTH } from './sheet.ts';

type TransferPart = Extract<PdfPart, { readonly kind: 'transfer' }>;

/** Width of a QR code. */
const CODE = 32 * MM;

function drawCode(sheet: Sheet, { text, label }: NonNullable<TransferPart['code']>, top: number): void {
  // The level of error correction that the standard of transfers asks for.
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const size = CODE / modules.size;
  const x = page.right - CODE - 4 * MM;
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => ({
    row: Math.floor(index / modules.size),
    column: index % modules.size,
  })).filter(({ row, column }) => modules.get(row, column) === 1);
  sheet.add(
    sheet.root,
    'Figure',
    () =>
      sheet.squares(
        dark.map(({ row, column }) => ({ x: x + column * size, y: top + row * size })),
        size,
      ),
    { alt: label, bbox: [x, top, x + CODE, top + CODE] },
  );
}

/** Draws what to give the bank, at the foot of the page: account, reference, and the same as a code. */
export function drawTransfer(sheet: Sheet, { rows, code }: TransferPart): void {
  const padding = 4 * MM;
  const labelWidth = Math.max(...rows.map(([label]) => sheet.widthOf(label, styles.label))) + GUTTER;
  const listWidth = WIDTH - 2 * padding - (code ? CODE + GUTTER : 0);
  const width = listWidth - labelWidth;
  const heights = rows.map(([, value]) => sheet.heightOf(value, styles.bold, width) + 1 * MM);
  const listHeight = heights.reduce((all, each) => all + each, 0);
  // Below the rows, so that an invoice stays on one sheet.
  const captionHeight = code ? sheet.heightOf(code.caption, styles.small, listWidth) + 1 * MM : 0;
  const height = 2 * padding + Math.max(listHeight + captionHeight, code ? CODE : 0);
  sheet.need(height);
  sheet.y = page.bottom - height;
  sheet.box({ x: page.left, y: sheet.y, width: WIDTH, height });
  const list = sheet.group(sheet.root, 'L');
  const x = page.left + padding;
  let y = sheet.y + padding;
  for (const [index, [label, value]] of rows.entries()) {
    const top = y;
    const item = sheet.group(list, 'LI');
    sheet.add(item, 'Lbl', () => void sheet.draw(label, styles.label, { x, y: top + 1, width: labelWidth }));
    sheet.add(item, 'LBody', () => void sheet.draw(value, styles.bold, { x: x + labelWidth, y: top, width }));
    y += heights[index] ?? 0;
  }
  if (code) {
    drawCode(sheet, code, sheet.y + padding);
    const place = { x, y: y + 1 * MM, width: listWidth };
    sheet.add(sheet.root, 'P', () => void sheet.draw(code.caption, styles.small, place));
  }
  sheet.y += height;
}
