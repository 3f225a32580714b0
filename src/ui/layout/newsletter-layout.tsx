import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './newsletter-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

/** The landing page of the newsletters: the site's name, its subject, one action. */
export function NewsletterLayout({ children, ...shell }: LayoutProps) {
  const id = useId();
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        <section aria-labelledby={id}>
          <p id={id} className={styles.title}>
            <Trans>Newsletters from the editors</Trans>
          </p>
        </section>
        {children}
      </div>
    </Shell>
  );
}
