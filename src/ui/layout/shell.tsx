import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer.tsx';
import { Masthead, type MastheadProps } from './masthead.tsx';
import styles from './shell.module.css';

/** Props of every layout. */
export interface LayoutProps extends Omit<MastheadProps, 'helpNumber'>, FooterProps {
  /** Which of the publisher's platforms serves the site, for scripts that read the page; `null` while it is unknown. */
  readonly platform: string | null;
  /** The page's `<main>`. */
  readonly children: ReactNode;
}

/** The parts of all layouts: skip link, masthead, footer. */
export function Shell({
  children,
  platform,
  contact,
  online,
  legal,
  onConsent,
  scheme,
  onScheme,
  ...masthead
}: LayoutProps) {
  return (
    <div className={styles.shell} data-platform={platform ?? undefined}>
      <Masthead {...masthead} helpNumber={contact?.phone} />
      {children}
      <Footer
        contact={contact}
        online={online}
        legal={legal}
        onConsent={onConsent}
        scheme={scheme}
        onScheme={onScheme}
      />
    </div>
  );
}
