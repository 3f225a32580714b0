import type { ReactNode } from 'react';
import { useContext } from 'react';
import buttonStyles from '../form/button.module.css';
import { classNames } from './class-names.ts';
import { NavigationContext } from './navigation.tsx';

interface BrowserLinkProps {
  /** With `isFile` a place of the server, `/my-data`; else one of this application, `/account`. */
  readonly href: string;
  /** It is saved, and this page stays. */
  readonly isFile?: boolean;
  readonly children: ReactNode;
}

/** A link that the browser follows itself: to a file of the server, or to a page that is to be loaded anew. */
export function BrowserLink({ href, isFile = false, children }: BrowserLinkProps) {
  const { hrefOf } = useContext(NavigationContext);
  return (
    <a
      className={classNames(buttonStyles.button, buttonStyles.primary)}
      {...(isFile ? { href, download: true } : { href: hrefOf(href) })}
    >
      {children}
    </a>
  );
}
