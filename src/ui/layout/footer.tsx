import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import { Button } from '../form/button.tsx';
import { ExternalLink } from './external-link.tsx';
import { ContactLinks } from '../text/contact-text.tsx';
import type { Scheme } from '../form/schemes.ts';
import { SchemeSwitch } from '../form/scheme-switch.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  /** The desk’s email address and phone number; `null` while they are unknown. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  /** The publisher elsewhere: its public site in each language, its pages on social networks. `language`: of the page. */
  readonly online: readonly { readonly name: string; readonly href: string; readonly language: string | null }[];
  /** Documents outside this application. */
  readonly legal: readonly { readonly name: string; readonly href: string }[];
  /** Asks for consent again; absent if nothing needs consent. */
  readonly onConsent?: (() => void) | undefined;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** A column of links under its head. */
function Column({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.column}>
      <p id={id} className={styles.head}>
        {head}
      </p>
      <ul className={styles.links} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** The footer of every page, set like a colophon: contact, the publisher’s other pages, legal documents, and the color scheme. */
export const Footer = memo(function Footer({ contact, online, legal, onConsent, scheme, onScheme }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.column}>
          {contact && (contact.email !== '' || contact.phone !== '') && (
            <>
              <p className={styles.head}>
                <Trans>A question? Write or call</Trans>
              </p>
              <div className={styles.contact}>
                <ContactLinks contact={contact} />
              </div>
            </>
          )}
        </div>
        {online.length > 0 && (
          <Column head={<Trans>Publisher</Trans>}>
            {online.map(({ name, href, language }) => (
              <li key={href}>
                <ExternalLink href={href} hrefLang={language ?? undefined}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </Column>
        )}
        <Column head={<Trans>Information</Trans>}>
          {legal.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
          {onConsent && (
            <li>
              <Button variant="quiet" onPress={onConsent}>
                <Trans>Analytics: your choices</Trans>
              </Button>
            </li>
          )}
        </Column>
        <div className={styles.scheme}>
          <SchemeSwitch scheme={scheme} onChange={onScheme} />
        </div>
      </div>
    </footer>
  );
});
