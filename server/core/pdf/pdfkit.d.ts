import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a parsed font, too; its types lack it. */
      registerFont(name: string, font: Font): this;
    }
  }
}
