import type { ReactNode, RefObject } from 'react';
import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** Tells that a step or page is shown, under its title. */
type Arrive = (name: string, heading: HTMLElement | null) => void;

const ArrivalsContext = createContext<Arrive>(() => {});

function scrollToTop(): void {
  document.documentElement.scrollTop = 0;
}

/**
 * Tracks which step or page is shown, for the whole application. Focus moves to the heading of each new one, so that a
 * screen reader reads its title. The progress list announces the position of a step; nothing is announced twice.
 */
export function ArrivalsProvider({
  onShown,
  scroll = scrollToTop,
  children,
}: {
  /** Called once for each page or step that is shown, with its title: a virtual page view. */
  readonly onShown?: (title: string) => void;
  /** Scrolls to where a new step or page begins; by default to the top. */
  readonly scroll?: () => void;
  readonly children: ReactNode;
}) {
  const shown = useRef<string | null>(null);
  const turn = useRef<'odd' | 'even'>('even');
  const arrive = useCallback<Arrive>(
    (name, heading) => {
      if (shown.current !== null && shown.current !== name) {
        // For a stylesheet, which animates each new step. The first page of a load has none.
        turn.current = turn.current === 'odd' ? 'even' : 'odd';
        heading?.closest('main')?.setAttribute('data-turn', turn.current);
        scroll();
        // Engines differ in how far focus scrolls, and WebKit keeps the former page’s position.
        heading?.focus({ preventScroll: true });
      }
      shown.current = name;
      onShown?.(document.title);
    },
    [onShown, scroll],
  );
  return <ArrivalsContext value={arrive}>{children}</ArrivalsContext>;
}

/**
 * Sets the document's title and focuses the heading when a step or page is reached. The first one of a page load takes
 * no focus: screen readers have begun to read the page already.
 */
export function useArrival(
  name: string,
  title: string,
  siteName: string,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const arrive = use(ArrivalsContext);
  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);
  useEffect(() => {
    arrive(name, heading.current);
    // Another language gives the same step another title, which is no new arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
