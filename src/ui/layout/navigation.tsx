import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { usePressEffect } from '../form/press-effect.ts';

/** Options of a link: `onFollow` replaces its navigation. */
interface FollowOptions {
  readonly onFollow: (href: string) => void;
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: FollowOptions;
  }
}

interface NavigationProps {
  /** Goes to a place of this application without loading a page. */
  readonly navigate: (href: string) => void;
  /** Turns an application path into that of the address bar, for instance with a language prefix. */
  readonly hrefOf: (href: string) => string;
  readonly children: ReactNode;
}

/** Provides client-side navigation to every `Link` below; without it, the browser follows links. */
export function Navigation({ navigate, hrefOf, children }: NavigationProps) {
  const press = usePressEffect((href: string, options: FollowOptions | undefined) =>
    options ? options.onFollow(hrefOf(href)) : navigate(href),
  );
  return (
    <RouterProvider navigate={press} useHref={hrefOf}>
      {children}
    </RouterProvider>
  );
}
