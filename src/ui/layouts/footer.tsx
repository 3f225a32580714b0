import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { LegalPage } from '../../../machines/domain/legal-page.ts';
import { PhoneLink } from '../phone-link.tsx';
import type { Scheme } from '../scheme.ts';
import { SchemeSwitch } from '../scheme-switch.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  /** How people reach the desk; `null` while it is not known. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  /** Documents that stand outside this application. */
  readonly legal: readonly { readonly page: LegalPage; readonly href: string }[];
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

const legalNames: Readonly<Record<LegalPage, MessageDescriptor>> = {
  notice: msg`Legal notice`,
  privacy: msg`Privacy`,
  terms: msg`Terms of sale`,
};

/** The foot of every page: whom to ask, what the law wants said, and the colours. */
export function Footer({ contact, legal, scheme, onScheme }: FooterProps) {
  const { i18n } = useLingui();
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
          {legal.map(({ page, href }) => (
            <li key={page}>
              <a href={href}>{i18n._(legalNames[page])}</a>
            </li>
          ))}
        </ul>
        <SchemeSwitch scheme={scheme} onChange={onScheme} />
      </div>
    </footer>
  );
}
