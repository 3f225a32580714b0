import type { ReactNode } from 'react';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly children: ReactNode;
  /** Printed instead of the page; rendered only while printing. */
  readonly sheet?: ReactNode;
}

/** Prints the page, or a document of its own. */
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
      {isPrinting && createPortal(<div data-print-alone="">{sheet}</div>, document.body)}
    </>
  );
}
