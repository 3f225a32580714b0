import type { ReactNode } from 'react';
import { type ProgressItem, ProgressList } from '../progress-list.tsx';
import styles from './funnel-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

interface FunnelLayoutProps extends LayoutProps {
  /** None: the step does not count. */
  readonly progress: readonly ProgressItem[];
  /** What is bought; its place is kept while there is nothing to show. */
  readonly aside: ReactNode;
}

/** The steps of the way, one column of work, and beside it what is bought. */
export function FunnelLayout({ progress, aside, children, ...shell }: FunnelLayoutProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        <div className={styles.progress}>{progress.length > 0 && <ProgressList items={progress} />}</div>
        <div className={styles.columns}>
          <div className={styles.aside}>{aside}</div>
          <div className={styles.work}>{children}</div>
        </div>
      </div>
    </Shell>
  );
}
