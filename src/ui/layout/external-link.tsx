import type { ReactNode } from 'react';
import styles from './link.module.css';

interface ExternalLinkProps {
  /** A whole address of another site, or a document of this server. */
  readonly href: string;
  /** The language of its page, if another than this page's. */
  readonly hrefLang?: string | undefined;
  /** The language of its text, if another than this page's. */
  readonly lang?: string | undefined;
  /** Opens a tab of its own. */
  readonly isNewTab?: boolean;
  /** Outside of a text, as what can be done with a row. */
  readonly isStandalone?: boolean;
  readonly children: ReactNode;
}

/** A link to another site, or to a document: the browser follows it. */
export function ExternalLink({
  href,
  hrefLang,
  lang,
  isNewTab = false,
  isStandalone = false,
  children,
}: ExternalLinkProps) {
  return (
    <a
      className={isStandalone ? styles.standalone : undefined}
      href={href}
      lang={lang}
      hrefLang={hrefLang ?? lang}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {isStandalone ? <span>{children}</span> : children}
    </a>
  );
}
