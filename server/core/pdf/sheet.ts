import type { FontName, Fonts } from './fonts.ts';
import { charactersOf, isFromRight, isReordered, runsOf } from './text-runs.ts';

/** A millimeter, in points. */
export const MM = 72 / 25.4;

/** A4 with the margins of printed pages, in points. */
export const page = { left: 20 * MM, right: 190 * MM, top: 18 * MM, bottom: 275 * MM, foot: 281 * MM } as const;

/** Width between the margins. */
export const WIDTH = page.right - page.left;

/** Between two columns of a table. */
export const GUTTER = 4 * MM;

const colors = { ink: '#000000', muted: '#5c574e', rule: '#8a8375' } as const;

/** Line height, in font sizes. */
const LEADING = 1.35;

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly color: 'ink' | 'muted';
}

export const styles = {
  body: { font: 'regular', size: 9.5, color: 'ink' },
  bold: { font: 'bold', size: 9.5, color: 'ink' },
  large: { font: 'bold', size: 13, color: 'ink' },
  label: { font: 'regular', size: 8, color: 'muted' },
  small: { font: 'regular', size: 8, color: 'muted' },
  title: { font: 'bold', size: 13, color: 'ink' },
  state: { font: 'bold', size: 8.5, color: 'ink' },
  nameplate: { font: 'nameplate', size: 19, color: 'ink' },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Where a text stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'end';
}

/** Attributes of an element of the document's structure. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Row' | 'Column';
  /** Left, top, right, bottom. */
  readonly bbox?: readonly [number, number, number, number];
}

/** A horizontal rule; by default thin, from margin to margin. */
interface Rule {
  readonly from?: number;
  readonly to?: number;
  readonly weight?: number;
  readonly color?: 'rule' | 'ink';
}

/**
 * The parts of a text between which a line may end: none ends after a number of up to three digits, before a year or a day
 * with its year, or after “article”. `12 months`, `15 mars 2099`, `March 15, 2099` and `article L441-10` stay whole.
 */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/(?<!(?<![^\s(])\d{1,3}|\barticles?) (?!(?:\d{1,2}, )?\d{4}(?!\d))/);

/** The height between two parts: where it saves a page, they stand closer. */
export const gaps = { usual: 5 * MM, close: 3 * MM } as const;

/** A line of a text, and the direction of its paragraph. */
export interface Line {
  readonly text: string;
  readonly isFromRight: boolean;
}

export type Element = PDFKit.PDFStructureElement;

export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

/** The pages of a document under way: measures, breaks and places texts, and tags everything it draws. */
export class Sheet {
  readonly root: Element;
  /** Where the next part begins, from the top of the page. */
  y: number = page.top;
  readonly gap: number;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  /** Texts that were measured: each is measured before it is drawn. */
  readonly #lines = new Map<string, readonly Line[]>();

  constructor(pdf: PDFKit.PDFDocument, fonts: Fonts, gap: number) {
    this.gap = gap;
    this.#pdf = pdf;
    this.#fonts = fonts;
    for (const { name, font } of Object.values(fonts.typefaces).flat()) pdf.registerFont(name, font);
    pdf.addPage();
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#widthOfLine({ text, isFromRight: isFromRight(text, this.#fonts) }, style);
  }

  #widthOfLine({ text, isFromRight: fromRight }: Line, { font, size }: TextStyle): number {
    return runsOf(text, font, this.#fonts, fromRight).reduce(
      (width, { typeface, text: part, options }) =>
        width + this.#pdf.font(typeface.name).fontSize(size).widthOfString(part, options),
      0,
    );
  }

  /** A text in lines of a width; a word that is wider is broken. */
  linesOf(text: string, style: TextStyle, width: number): readonly Line[] {
    const key = `${style.font} ${style.size} ${width} ${text}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const lines = text.split('\n').flatMap((paragraph) => {
      const fromRight = isFromRight(paragraph, this.#fonts);
      return this.#broken(paragraph, style, width).map((line) => ({ text: line, isFromRight: fromRight }));
    });
    this.#lines.set(key, lines);
    return lines;
  }

  #broken(paragraph: string, style: TextStyle, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of wordsOf(paragraph)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of charactersOf(word)) {
        if (line !== '' && this.widthOf(line + character, style) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  /** The height of a text in a width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.linesOf(text, style, width).length * lineHeight(style);
  }

  /** Draws a text, and returns its height. To be called while an element is drawn. */
  draw(text: string, style: TextStyle, { x, y, width, align }: Place): number {
    const lines = this.linesOf(text, style, width);
    this.#pdf.fillColor(colors[style.color]);
    for (const [index, line] of lines.entries()) {
      const left = align === 'end' ? x + width - this.#widthOfLine(line, style) : x;
      this.#drawLine(line, style, left, y + index * lineHeight(style));
    }
    return lines.length * lineHeight(style);
  }

  /** Draws the runs of a line side by side on the base line of its typeface. */
  #drawLine({ text: line, isFromRight: fromRight }: Line, { font, size }: TextStyle, left: number, top: number): void {
    const [{ font: base }] = this.#fonts.typefaces[font];
    const y = top + (base.ascent / base.unitsPerEm) * size;
    let x = left;
    if (isReordered(line)) this.#pdf.markContent('Span', { actual: line });
    for (const { typeface, text, options } of runsOf(line, font, this.#fonts, fromRight)) {
      this.#pdf.font(typeface.name).fontSize(size);
      this.#pdf.text(text, x, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
      x += this.#pdf.widthOfString(text, options);
    }
    if (isReordered(line)) this.#pdf.endMarkedContent();
  }

  /** Adds an element of the structure, whose content `draw` draws. */
  add(parent: Element, type: string, draw: () => void, options: ElementOptions = {}): void {
    parent.add(this.#pdf.struct(type, options, draw));
  }

  /** Adds an element that has other elements. */
  group(parent: Element, type: string): Element {
    const element = this.#pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws what is decoration, or stands on every page: assistive technology leaves it out. */
  decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  /** A horizontal rule. */
  rule(y: number, { from = page.left, to = page.right, weight = 0.5, color = 'rule' }: Rule = {}): void {
    this.decorate('Layout', () => {
      this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colors[color]).stroke();
    });
  }

  /** An empty box. */
  box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    this.decorate('Layout', () => {
      this.#pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(colors.ink).stroke();
    });
  }

  /** Fills squares of one size, in one path. To be called while an element is drawn. */
  squares(corners: readonly { readonly x: number; readonly y: number }[], size: number): void {
    for (const { x, y } of corners) this.#pdf.rect(x, y, size, size);
    this.#pdf.fillColor(colors.ink).fill();
  }

  /** Begins a new page where less than a height is left. Returns whether it has. */
  need(height: number): boolean {
    if (this.y + height <= page.bottom || this.y === page.top) return false;
    this.#pdf.addPage();
    this.y = page.top;
    return true;
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** Writes the foot of all pages, with their numbers, and ends the document. */
  end(foot: string): void {
    const count = this.pageCount;
    const numberWidth = 15 * MM;
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index);
      this.decorate('Pagination', () => {
        this.draw(foot, styles.small, { x: page.left, y: page.foot, width: WIDTH - numberWidth });
        const place = { x: page.right - numberWidth, y: page.foot, width: numberWidth, align: 'end' } as const;
        this.draw(`${index + 1} / ${count}`, styles.small, place);
      });
    }
    this.root.end();
    this.#pdf.end();
  }
}
