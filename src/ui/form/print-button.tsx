import type { ReactNode } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from '../layout/print-sheet.tsx';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly children: ReactNode;
  /** Printed instead of the page; rendered only while printing. A function brings what it needs first. */
  readonly sheet?: ReactNode | (() => Promise<ReactNode>);
}

/** Prints the page (or what `PagePrint` puts in its place), or a document of its own. */
export function PrintButton({ children, sheet }: PrintButtonProps) {
  const [printed, setPrinted] = useState<ReactNode>(null);
  const printSheet = (node: ReactNode): void => {
    flushSync(() => setPrinted(node));
    window.addEventListener('afterprint', () => setPrinted(null), { once: true });
    window.print();
  };
  const print = (): void => {
    if (sheet === undefined) window.print();
    else if (typeof sheet === 'function') void sheet().then(printSheet);
    else printSheet(sheet);
  };
  return (
    <>
      <Button variant="quiet" onPress={print}>
        <span>{children}</span>
      </Button>
      {printed !== null && <PrintSheet isChosen>{printed}</PrintSheet>}
    </>
  );
}
