import type { MouseEvent, ReactNode } from 'react';
import { useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';

/** What happens in the place of going where a link leads. */
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
  /** What a place of this application is in the address bar: for instance with its language prefix. */
  readonly hrefOf: (href: string) => string;
  readonly children: ReactNode;
}

/** Tells every `Link` below how one moves in this application; without it, a link is followed by the browser. */
export function Navigation({ navigate, hrefOf, children }: NavigationProps) {
  const follow = useCallback(
    (href: string, options: FollowOptions | undefined) => (options ? options.onFollow(hrefOf(href)) : navigate(href)),
    [navigate, hrefOf],
  );
  return (
    <RouterProvider navigate={follow} useHref={hrefOf}>
      {children}
    </RouterProvider>
  );
}

/** Whether a click follows a link here, rather than in another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
