import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './docked-bar.module.css';
import { useHeight } from './use-height.ts';

/** What a long form comes to, and its button: at the lower edge of the window until the end of the form is reached. */
export function DockedBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  // Nothing that takes the focus lies under it (`base.css`).
  useHeight(bar, '--bar');
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}
