import { useEffect, useState } from 'react';
import type { Page, Place } from '../../machines/engine/index.ts';
import type { Visit } from './visit.ts';
import { openVisit } from './visit.ts';

function present(): Place {
  const { pathname: path, search } = window.location;
  return { path, search };
}

/**
 * One visit of a page at the browser's own address, with nothing before its paths; the hash stays. An application with a
 * router of its own calls `openVisit` instead.
 * @param open Makes the page; called once.
 */
export function useBrowserVisit<Context, Event>(
  open: () => Page<Context, Event>,
): { readonly visit: Visit<Context, Event>; readonly place: Place } {
  const [place, setPlace] = useState(present);
  const [visit] = useState(() =>
    openVisit({
      page: open(),
      place,
      navigate: ({ path, search }, { replace }) => {
        window.history[replace ? 'replaceState' : 'pushState'](null, '', path + search + window.location.hash);
        setPlace(present);
      },
    }),
  );
  useEffect(() => {
    const look = (): void => setPlace(present);
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return { visit, place };
}
