import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { ContactLinks } from '../text/contact-text.tsx';
import styles from './bare-layout.module.css';

interface BareLayoutProps {
  /** The site’s name. */
  readonly siteName: string;
  /** The desk’s email address and phone number; `null` if they are unknown. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  /** The page’s `<main>`. */
  readonly children: ReactNode;
}

/** Around a page where nothing of the application works any more: the name, which leads home, and whom to ask. */
export function BareLayout({ siteName, contact, children }: BareLayoutProps) {
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.nameplate}>
          <Link href="/" variant="plain">
            {siteName}
          </Link>
        </p>
        <div className={styles.rule} />
      </header>
      {children}
      {contact && (
        <footer className={styles.contact}>
          <ContactLinks contact={contact} />
        </footer>
      )}
    </div>
  );
}
