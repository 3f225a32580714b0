import type { MouseEvent, ReactNode } from 'react';
import { createContext, useMemo } from 'react';

interface NavigationValue {
  /** Goes to a place of this application without loading a page; `null`: as the browser does. */
  readonly navigate: ((href: string) => void) | null;
  /** What a place of this application is in the address bar: for instance with its language prefix. */
  readonly hrefOf: (href: string) => string;
}

/** How one moves in this application; without a provider, as the browser does. */
export const NavigationContext = createContext<NavigationValue>({ navigate: null, hrefOf: (href) => href });

interface NavigationProps {
  readonly navigate: (href: string) => void;
  readonly hrefOf: (href: string) => string;
  readonly children: ReactNode;
}

/** Tells every `Link` below how one moves in this application. */
export function Navigation({ navigate, hrefOf, children }: NavigationProps) {
  // Every link hears of another value.
  const value = useMemo(() => ({ navigate, hrefOf }), [navigate, hrefOf]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** Whether a click follows a link here, rather than in another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
