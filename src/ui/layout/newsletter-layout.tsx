import styles from './newsletter-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

/** The landing page of the newsletters: the site's name, one subject, one action. */
export function NewsletterLayout({ children, ...shell }: LayoutProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>{children}</div>
    </Shell>
  );
}
