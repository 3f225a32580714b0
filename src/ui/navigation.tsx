import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

interface NavigationProps {
  /** Goes to an address of this application without loading a page. */
  readonly navigate: (href: string) => void;
  /** What a link's `href` is in the address bar: for instance with its language prefix. Other origins stay as they are. */
  readonly hrefOf: (href: string) => string;
  readonly children: ReactNode;
}

const ofThisApplication = /^\/(?!\/)/;

/** Tells every `Link` below how one moves in this application. Without it, links are the browser's own. */
export function Navigation({ navigate, hrefOf, children }: NavigationProps) {
  return (
    <RouterProvider navigate={navigate} useHref={(href) => (ofThisApplication.test(href) ? hrefOf(href) : href)}>
      {children}
    </RouterProvider>
  );
}
