import styles from './default-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

/** One column in the middle of the page. */
export function DefaultLayout({ children, ...shell }: LayoutProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>{children}</div>
    </Shell>
  );
}
