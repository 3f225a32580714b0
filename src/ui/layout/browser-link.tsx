import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import buttonStyles from '../form/button.module.css';
import { classNames } from './class-names.ts';

interface BrowserLinkProps {
  /** With `isFile` a place of the server, `/my-data`; else one of this application, `/account`. */
  readonly href: string;
  /** It is saved, and this page stays. */
  readonly isFile?: boolean;
  readonly children: ReactNode;
}

const loadPage = { onFollow: (href: string) => window.location.assign(href) };

/** A link that the browser follows, not the router: to a file of the server, or to a page that is to be reloaded. */
export function BrowserLink({ href, isFile = false, children }: BrowserLinkProps) {
  const className = classNames(buttonStyles.button, buttonStyles.primary);
  if (isFile) {
    return (
      <a className={className} href={href} download>
        {children}
      </a>
    );
  }
  return (
    <AriaLink className={className} href={href} routerOptions={loadPage}>
      {children}
    </AriaLink>
  );
}
