import type { ReactNode } from 'react';
import buttonStyles from '../form/button.module.css';
import { classNames } from './class-names.ts';
import styles from './link.module.css';

interface FileLinkProps {
  /** A file of the server, `/fr/documents/invoice/FA-2026-0413`. */
  readonly href: string;
  /** The page's next step. */
  readonly isButton?: boolean;
  readonly children: ReactNode;
}

/** A link to a file that the server sends to be saved: the browser follows it, and this page stays. */
export function FileLink({ href, isButton = false, children }: FileLinkProps) {
  return (
    <a className={isButton ? classNames(buttonStyles.button, buttonStyles.primary) : styles.standalone} href={href}>
      <span>{children}</span>
    </a>
  );
}
