import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../form/use-printing.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  readonly children: ReactNode;
  /** Chosen by a button: it takes the place of the page's own sheet, too. */
  readonly isChosen?: boolean;
}

/** A document of its own, which is printed instead of the page. */
export function PrintSheet({ children, isChosen = false }: PrintSheetProps) {
  return createPortal(<div data-print-alone={isChosen ? 'chosen' : 'page'}>{children}</div>, document.body);
}

/** The document that is printed instead of the page, by its button and by the browser's own command alike. */
export function PagePrint({ children }: Pick<PrintSheetProps, 'children'>) {
  return usePrinting() ? <PrintSheet>{children}</PrintSheet> : null;
}

/** Content that is not printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
