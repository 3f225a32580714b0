import type { ReactNode } from 'react';
import { type ProgressItem, ProgressList } from '../feedback/progress-list.tsx';
import styles from './page-layouts.module.css';
import { classNames } from './class-names.ts';
import { type LayoutProps, Shell } from './shell.tsx';
import { SummaryBarProvider } from './summary-bar.tsx';
import { UpLink, type UpLinkProps } from './up-link.tsx';

/** One column in the middle of the page. */
export function DefaultLayout({ children, ...shell }: LayoutProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>{children}</div>
    </Shell>
  );
}

/** The landing page of the newsletters: the site's name, one subject, one action. */
export function NewsletterLayout({ children, ...shell }: LayoutProps) {
  return (
    <Shell {...shell}>
      <div className={classNames(styles.page, styles.landing)}>{children}</div>
    </Shell>
  );
}

interface FunnelLayoutProps extends LayoutProps {
  /** None: the step does not count. */
  readonly progress: readonly ProgressItem[];
  /** The page above a step that does not count, in the place of its progress list. */
  readonly up?: UpLinkProps | null;
  /** The order summary; its column stays while it is empty. */
  readonly aside: ReactNode;
}

/**
 * Progress list, one column for the step, and the order summary: next to it, or at the lower edge of a narrow window.
 */
export function FunnelLayout({ progress, up = null, aside, children, ...shell }: FunnelLayoutProps) {
  return (
    <Shell {...shell}>
      <div className={classNames(styles.page, styles.funnel)}>
        <div className={styles.progress}>
          {progress.length > 0 ? <ProgressList items={progress} /> : up && <UpLink {...up} className={styles.up} />}
        </div>
        <SummaryBarProvider>
          <div className={styles.columns}>
            <div className={styles.work}>{children}</div>
            <div className={styles.aside}>{aside}</div>
          </div>
        </SummaryBarProvider>
      </div>
    </Shell>
  );
}
