import type { ReactNode } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from '../layout/print-sheet.tsx';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly children: ReactNode;
  /** Printed instead of the page; rendered only while printing. */
  readonly sheet?: ReactNode;
}

/** Prints the page (or what `PagePrint` puts in its place), or a document of its own. */
export function PrintButton({ children, sheet }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  const print = (): void => {
    if (sheet === undefined) {
      window.print();
      return;
    }
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <>
      <Button variant="quiet" icon="print" onPress={print}>
        <span>{children}</span>
      </Button>
      {isPrinting && <PrintSheet isChosen>{sheet}</PrintSheet>}
    </>
  );
}
