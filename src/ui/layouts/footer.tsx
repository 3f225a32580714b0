import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../phone-link.tsx';
import type { Scheme } from '../scheme.ts';
import { SchemeSwitch } from '../scheme-switch.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  /** How people reach the desk; `null` while it is not known. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  /** Documents that stand outside this application. */
  readonly legal: readonly { readonly name: string; readonly href: string }[];
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** The foot of every page: whom to ask, what the law wants said, and the colours. */
export function Footer({ contact, legal, scheme, onScheme }: FooterProps) {
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
              <PhoneLink number={contact.phone} />
            </>
          )}
        </div>
        <ul className={styles.legal}>
          {legal.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
        <SchemeSwitch scheme={scheme} onChange={onScheme} />
      </div>
    </footer>
  );
}
