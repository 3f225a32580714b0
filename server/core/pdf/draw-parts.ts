import { localeTags } from '../../../domain/locale.ts';
import type { PdfParty, PdfPart, PdfRow } from './document.ts';
import type { Element, Sheet, TextStyle } from './sheet.ts';
import { columnWidths } from './column-widths.ts';
import { drawTransfer } from './draw-transfer.ts';
import { GUTTER, lineHeight, MM, page, styles, WIDTH } from './sheet.ts';

type PartOf<Kind extends PdfPart['kind']> = Extract<PdfPart, { readonly kind: Kind }>;

/** Where the second party begins: behind the window of a DL envelope. */
const WINDOW = { x: page.left + 90 * MM, y: 50 * MM } as const;

function drawParty(sheet: Sheet, parent: Element, party: PdfParty, { x, width }: { x: number; width: number }): number {
  let { y } = sheet;
  const texts = [
    [party.label, styles.label],
    [party.name, styles.bold],
    ...party.lines.map((line) => [line, styles.body] as const),
  ] as const;
  for (const [text, style] of texts) {
    if (text === '') continue;
    const top = y;
    sheet.add(parent, 'P', () => void sheet.draw(text, style, { x, y: top, width }));
    y += sheet.heightOf(text, style, width);
  }
  return y;
}

function drawParties(sheet: Sheet, { from, to, isFurther }: PartOf<'parties'>): void {
  sheet.need(30 * MM);
  if (!isFurther) sheet.y = Math.max(sheet.y, WINDOW.y - lineHeight(styles.label));
  const parent = sheet.group(sheet.root, 'Sect');
  const left = drawParty(sheet, parent, from, { x: page.left, width: 82 * MM });
  const right = to ? drawParty(sheet, parent, to, { x: WINDOW.x, width: page.right - WINDOW.x }) : left;
  sheet.y = Math.max(left, right);
}

/** As many facts in a row, at most four, as leave each word in one piece: a reference is one. */
function factsPerRow(sheet: Sheet, rows: readonly PdfRow[]): number {
  const words = rows.flatMap(([, value]) => value.split(/[ \n]/));
  const widest = Math.max(0, ...words.map((word) => sheet.widthOf(word, styles.body)));
  return Math.max(1, Math.min(4, Math.floor(WIDTH / (widest + GUTTER))));
}

/** Label and value of each row, one above the other, side by side. */
function drawFacts(sheet: Sheet, { rows }: PartOf<'facts'>): void {
  const shown = rows.filter(([, value]) => value !== '');
  const list = sheet.group(sheet.root, 'L');
  const perRow = factsPerRow(sheet, shown);
  const column = WIDTH / perRow;
  const width = column - GUTTER;
  sheet.need(20 * MM);
  sheet.rule(sheet.y);
  sheet.y += 2 * MM;
  for (let first = 0; first < shown.length; first += perRow) {
    const line = shown.slice(first, first + perRow);
    const heights = line.map(
      ([label, value]) => sheet.heightOf(label, styles.label, width) + sheet.heightOf(value, styles.body, width),
    );
    sheet.need(Math.max(...heights));
    const { y } = sheet;
    for (const [index, [label, value]] of line.entries()) {
      const x = page.left + index * column;
      const item = sheet.group(list, 'LI');
      sheet.add(item, 'Lbl', () => void sheet.draw(label, styles.label, { x, y, width }));
      const below = y + sheet.heightOf(label, styles.label, width);
      sheet.add(item, 'LBody', () => void sheet.draw(value, styles.body, { x, y: below, width }));
    }
    sheet.y += Math.max(...heights) + 1.5 * MM;
  }
  sheet.rule(sheet.y);
}

/** `after`: the height of what stays on the page of the last row. */
function drawTable(sheet: Sheet, part: PartOf<'table'>, after: number): void {
  const { caption, columns, rows } = part;
  const widths = columnWidths(sheet, part);
  const places = widths.map((width, index) => ({
    x: page.left + widths.slice(0, index).reduce((all, other) => all + other + GUTTER, 0),
    width,
    ...(columns[index]?.isNumeric && { align: 'end' as const }),
  }));
  const table = sheet.group(sheet.root, 'Table');
  const headerHeight = lineHeight(styles.label) + 1.5 * MM;
  const heightOf = (row: readonly string[]): number =>
    Math.max(...places.map(({ width }, index) => sheet.heightOf(row[index] ?? '', styles.body, width))) + 1.6 * MM;
  sheet.need(lineHeight(styles.bold) + headerHeight + heightOf(rows[0] ?? []) + 2 * MM);
  const top = sheet.y;
  sheet.add(table, 'Caption', () => void sheet.draw(caption, styles.bold, { x: page.left, y: top, width: WIDTH }));
  sheet.y += sheet.heightOf(caption, styles.bold, WIDTH) + 1.5 * MM;
  const drawHeader = (index: number): void => {
    const place = places[index];
    if (place) sheet.draw(columns[index]?.header ?? '', styles.label, { ...place, y: sheet.y });
  };
  const header = sheet.group(table, 'TR');
  for (const index of columns.keys()) sheet.add(header, 'TH', () => drawHeader(index), { scope: 'Column' });
  sheet.y += headerHeight;
  sheet.rule(sheet.y, { color: 'ink' });
  for (const [position, row] of rows.entries()) {
    const height = heightOf(row);
    if (sheet.need(height + (position === rows.length - 1 ? after : 0))) {
      sheet.decorate('Layout', () => columns.forEach((_, index) => drawHeader(index)));
      sheet.y += headerHeight;
      sheet.rule(sheet.y, { color: 'ink' });
    }
    const element = sheet.group(table, 'TR');
    const y = sheet.y + 0.8 * MM;
    for (const [index, place] of places.entries()) {
      const options = index === 0 ? ({ scope: 'Row' } as const) : {};
      const draw = () => void sheet.draw(row[index] ?? '', styles.body, { ...place, y });
      sheet.add(element, index === 0 ? 'TH' : 'TD', draw, options);
    }
    sheet.y += height;
    sheet.rule(sheet.y);
  }
}

/** A row of a list of amounts: its label, and its amount at the right. */
function drawSum(sheet: Sheet, table: Element, [label, value]: PdfRow, style: TextStyle, x: number): void {
  const width = page.right - x;
  const amountWidth = sheet.widthOf(value, style) + 0.5;
  const labelWidth = width - amountWidth - GUTTER;
  const { y } = sheet;
  const row = sheet.group(table, 'TR');
  sheet.add(row, 'TH', () => void sheet.draw(label, style, { x, y, width: labelWidth }), { scope: 'Row' });
  sheet.add(row, 'TD', () => void sheet.draw(value, style, { x, y, width, align: 'end' }));
  sheet.y += sheet.heightOf(label, style, labelWidth) + 1 * MM;
}

const totalsHeight = (rows: number): number => rows * (lineHeight(styles.large) + 2 * MM);

function drawTotals(sheet: Sheet, { rows }: PartOf<'totals'>): void {
  const x = page.right - 75 * MM;
  sheet.need(totalsHeight(rows.length));
  const table = sheet.group(sheet.root, 'Table');
  for (const { row, isBold } of rows) {
    if (isBold) {
      sheet.rule(sheet.y, { from: x, weight: 0.8, color: 'ink' });
      sheet.y += 1 * MM;
    }
    drawSum(sheet, table, row, isBold ? styles.large : styles.body, x);
  }
}

function drawMovements(sheet: Sheet, { title, rows }: PartOf<'movements'>): void {
  const columns = [page.left, page.left + 60 * MM, page.right - 40 * MM] as const;
  sheet.need(lineHeight(styles.large) + 20 * MM);
  const top = sheet.y;
  sheet.add(sheet.root, 'H2', () => void sheet.draw(title, styles.bold, { x: page.left, y: top, width: WIDTH }));
  sheet.y += lineHeight(styles.bold) + 1 * MM;
  const table = sheet.group(sheet.root, 'Table');
  for (const { term, lines, amount } of rows) {
    const text = lines.join('\n');
    const widths = [columns[1] - columns[0] - GUTTER, columns[2] - columns[1] - GUTTER] as const;
    const height = Math.max(
      sheet.heightOf(term, styles.body, widths[0]),
      text === '' ? 0 : sheet.heightOf(text, styles.body, widths[1]),
    );
    sheet.need(height);
    const { y } = sheet;
    const row = sheet.group(table, 'TR');
    sheet.add(row, 'TH', () => void sheet.draw(term, styles.body, { x: columns[0], y, width: widths[0] }), {
      scope: 'Row',
    });
    sheet.add(row, 'TD', () => void sheet.draw(text, styles.body, { x: columns[1], y, width: widths[1] }));
    const place = { x: columns[2], y, width: page.right - columns[2], align: 'end' } as const;
    sheet.add(row, 'TD', () => void sheet.draw(amount, styles.body, place));
    sheet.y += height + 1 * MM;
  }
}

function drawNotes(sheet: Sheet, { texts, isSmall, locale }: PartOf<'notes'>, after: number): void {
  const options = locale ? { lang: localeTags[locale] } : {};
  const style = isSmall ? styles.small : styles.body;
  for (const [position, text] of texts.entries()) {
    const height = sheet.heightOf(text, style, WIDTH);
    sheet.need(height + (position === texts.length - 1 ? after : 0));
    const { y } = sheet;
    sheet.add(sheet.root, 'P', () => void sheet.draw(text, style, { x: page.left, y, width: WIDTH }), options);
    sheet.y += height;
  }
}

function drawSignature(sheet: Sheet, { text }: PartOf<'signature'>): void {
  const [width, height] = [60 * MM, 30 * MM];
  sheet.need(height);
  const x = page.right - width;
  const y = Math.max(sheet.y, page.bottom - height);
  sheet.box({ x, y, width, height });
  sheet.add(
    sheet.root,
    'P',
    () => void sheet.draw(text, styles.label, { x: x + 2 * MM, y: y + 2 * MM, width: width - 4 * MM }),
  );
  sheet.y = y + height;
}

/** Draws a part below the one before. Totals that follow it have its last line on their page. */
export function drawPart(sheet: Sheet, part: PdfPart, next?: PdfPart): void {
  const after = next?.kind === 'totals' ? sheet.gap + totalsHeight(next.rows.length) : 0;
  sheet.y += sheet.gap;
  switch (part.kind) {
    case 'parties':
      return drawParties(sheet, part);
    case 'facts':
      return drawFacts(sheet, part);
    case 'table':
      return drawTable(sheet, part, after);
    case 'totals':
      return drawTotals(sheet, part);
    case 'movements':
      return drawMovements(sheet, part);
    case 'notes':
      return drawNotes(sheet, part, after);
    case 'transfer':
      return drawTransfer(sheet, part);
    case 'signature':
      return drawSignature(sheet, part);
  }
}

/** Nameplate at the left, kind, number and state at the right, above a newspaper's double rule. */
export function drawHead(sheet: Sheet, head: { nameplate: string; title: string; state: string }): void {
  const bottom = page.top + 15 * MM;
  const width = 75 * MM;
  const titleHeight = sheet.heightOf(head.title, styles.title, width);
  const stateHeight = head.state === '' ? 0 : sheet.heightOf(head.state, styles.state, width);
  const plate = sheet.linesOf(head.nameplate, styles.nameplate, WIDTH - width - GUTTER).length;
  const left = { x: page.left, y: bottom - plate * lineHeight(styles.nameplate), width: WIDTH - width - GUTTER };
  sheet.add(sheet.root, 'P', () => void sheet.draw(head.nameplate, styles.nameplate, left));
  const right = { x: page.right - width, width, align: 'end' } as const;
  const titleTop = bottom - titleHeight - stateHeight - 1 * MM;
  sheet.add(sheet.root, 'H1', () => void sheet.draw(head.title, styles.title, { ...right, y: titleTop }));
  if (head.state !== '') {
    const stateTop = bottom - stateHeight - 1 * MM;
    sheet.add(sheet.root, 'P', () => void sheet.draw(head.state, styles.state, { ...right, y: stateTop }));
  }
  sheet.rule(bottom, { weight: 2, color: 'ink' });
  sheet.rule(bottom + 1.6 * MM, { color: 'ink' });
  sheet.y = bottom + 1.6 * MM;
}
