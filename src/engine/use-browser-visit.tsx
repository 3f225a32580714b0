import { useEffect, useState } from 'react';
import type { OpenOptions, Page, Place } from '../../machines/engine/index.ts';
import { locate } from '../../machines/engine/index.ts';
import type { LinkComponent, LinkProps } from './link.tsx';
import { hrefOf, isOwnClick, PlainLink } from './link.tsx';
import type { Navigate, Visit } from './visit.ts';
import { openVisit } from './visit.ts';

function placeOf({ pathname: path, search }: Pick<URL, 'pathname' | 'search'>): Place {
  return { path, search };
}

const present = (): Place => placeOf(window.location);

/** A visit, the address that it is shown at, and what leads to another one; all are props of `VisitView`. */
export interface BrowserVisit<Context, Event> {
  readonly visit: Visit<Context, Event>;
  readonly place: Place;
  /** Goes to an address of the page. `replace`: without an entry in the history. */
  readonly navigate: (to: Place | string, options?: { readonly replace?: boolean }) => void;
  /** A link to an address of the page, followed without loading it again; any other address is the browser's business. */
  readonly Link: LinkComponent;
}

/**
 * One visit of a page at the browser's own address, with nothing before its paths; the hash stays. An application with a
 * router of its own calls `openVisit` instead.
 * @param open Makes the page; called once.
 */
export function useBrowserVisit<Context, Event>(
  open: () => Page<Context, Event>,
  options?: OpenOptions,
): BrowserVisit<Context, Event> {
  const [place, setPlace] = useState(present);
  const [opened] = useState(() => {
    const move: Navigate = ({ path, search }, { replace }) => {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', path + search + window.location.hash);
      setPlace(present);
    };
    const visit = openVisit({ ...options, page: open(), place, navigate: move });
    const toPlace = (to: Place | string): Place => placeOf(new URL(hrefOf(to), window.location.href));
    function Link({ to, onClick, ...props }: LinkProps) {
      return (
        <PlainLink
          {...props}
          to={to}
          onClick={(event) => {
            onClick?.(event);
            if (event.defaultPrevented || !isOwnClick(event) || !locate(visit.routes, toPlace(to))) return;
            event.preventDefault();
            move(toPlace(to), { replace: false });
          }}
        />
      );
    }
    const navigate: BrowserVisit<Context, Event>['navigate'] = (to, { replace = false } = {}) =>
      move(toPlace(to), { replace });
    return { visit, navigate, Link };
  });
  useEffect(() => {
    const look = (): void => setPlace(present);
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return { ...opened, place };
}
