import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Masthead, type MastheadProps } from './masthead.tsx';
import styles from './shell.module.css';

/** What every layout is given. */
export interface LayoutProps extends MastheadProps, FooterProps {
  /** The page's `<main>`. */
  readonly children: ReactNode;
}

/** What all layouts share: the way past it, the masthead, the foot. */
export function Shell({ children, contact, legal, scheme, onScheme, ...masthead }: LayoutProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Masthead {...masthead} />
      {children}
      <Footer contact={contact} legal={legal} scheme={scheme} onScheme={onScheme} />
    </div>
  );
}
