import type { ReactNode, RefObject } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface Arrivals {
  /** Tells that a step or page is shown; `true` where it is another one than before. */
  readonly note: (name: string) => boolean;
  readonly announce: (text: string) => void;
  readonly onShown: (title: string) => void;
}

const ArrivalsContext = createContext<Arrivals>({ note: () => false, announce: () => {}, onShown: () => {} });

/**
 * Knows which step or page is shown, for the whole application, and holds its one live region, which stays in the page
 * while screens come and go.
 */
export function ArrivalsProvider({
  onShown,
  children,
}: {
  /** Called once for each page or step that is shown, with its title: a virtual page view. */
  readonly onShown: (title: string) => void;
  readonly children: ReactNode;
}) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const arrivals = useMemo(
    () => ({
      note: (name: string) => {
        const isAnother = shown.current !== null && shown.current !== name;
        shown.current = name;
        return isAnother;
      },
      // Written past React: to announce a step is no second commit.
      announce: (text: string) => region.current?.replaceChildren(text),
      onShown,
    }),
    [onShown],
  );
  return (
    <ArrivalsContext value={arrivals}>
      {children}
      <VisuallyHidden>
        <div role="status" ref={region} />
      </VisuallyHidden>
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
  const { note, announce, onShown } = useContext(ArrivalsContext);
  useEffect(() => {
    document.title = `${title} – ${siteName}`;
  }, [title, siteName]);
  useEffect(() => {
    if (note(name)) {
      heading.current?.focus();
      announce(title);
    }
    onShown(document.title);
    // Another language gives the same step another title, which is no new arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
