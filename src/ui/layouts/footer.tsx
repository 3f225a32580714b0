import { Trans } from '@lingui/react/macro';
import type { Scheme } from '../scheme.ts';
import { SchemeSwitch } from '../scheme-switch.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  /** How people reach the desk; `null` while it is not known. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** The foot of every page: whom to ask, and the colours. */
export function Footer({ contact, scheme, onScheme }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.contact}>
          {contact && (
            <>
              <span>
                <Trans>A question? Write or call:</Trans>
              </span>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
            </>
          )}
        </div>
        <SchemeSwitch scheme={scheme} onChange={onScheme} />
      </div>
    </footer>
  );
}
