import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './foundations.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few look for: drawn once it is unfolded. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details
      className={styles['fold']}
      open={isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isUnfolded && children}
    </details>
  );
}
