import type { CSSProperties, ReactNode, RefObject } from 'react';
import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** Tells that a step or page is shown, under its title. */
type Arrive = (name: string, title: string, heading: HTMLElement | null) => void;

const ArrivalsContext = createContext<Arrive>(() => {});

/** For those who listen: without a place on the page, and nothing to scroll to. */
const unseen: CSSProperties = { position: 'fixed', clipPath: 'inset(50%)' };

/**
 * Knows which step or page is shown, for the whole application, and holds its one live region, which stays in the page
 * while screens come and go.
 */
export function ArrivalsProvider({
  onShown,
  children,
}: {
  /** Called once for each page or step that is shown, with its title: a virtual page view. */
  readonly onShown?: (title: string) => void;
  readonly children: ReactNode;
}) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const arrive = useCallback<Arrive>(
    (name, title, heading) => {
      if (shown.current !== null && shown.current !== name) {
        heading?.focus();
        // Written past React: to announce a step is no second commit.
        region.current?.replaceChildren(title);
      }
      shown.current = name;
      onShown?.(document.title);
    },
    [onShown],
  );
  return (
    <ArrivalsContext value={arrive}>
      {children}
      <div role="status" ref={region} style={unseen} />
    </ArrivalsContext>
  );
}

/**
 * What happens when a step or page is reached: the document's title, focus on its heading, one polite announcement. The
 * first of a page load takes no focus: the browser has begun to read the page already.
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
    arrive(name, title, heading.current);
    // Another language gives the same step another title, which is no new arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
