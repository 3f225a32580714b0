import type { ReactNode } from 'react';
import styles from './link.module.css';

interface FileLinkProps {
  /** A file of the server, `/fr/documents/invoice/FA-2026-0413`. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a file that the server sends to be saved: the browser follows it, and this page stays. */
export function FileLink({ href, children }: FileLinkProps) {
  return (
    <a className={styles.standalone} href={href}>
      <span>{children}</span>
    </a>
  );
}
