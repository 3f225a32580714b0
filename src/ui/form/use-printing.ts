import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. The page has changed before the browser takes its picture. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    const set = (value: boolean): void => flushSync(() => setPrinting(value));
    const begin = (): void => set(true);
    const finish = (): void => set(false);
    const follow = (event: MediaQueryListEvent): void => set(event.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', finish);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', finish);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
