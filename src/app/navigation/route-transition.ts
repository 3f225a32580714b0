import { useEffect, useState } from 'react';
import type { ChartSnapshot } from '../../../machines/engine/index.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { isRemoved } from '../../import-with-retry.ts';
import { isPageThere, preloadPage } from './page-code.tsx';
import type { PageName } from '../../../contract/pages.ts';
import { isPageName } from '../../../contract/pages.ts';

/**
 * Longest time for which the previous page stays while the next one's code loads, in milliseconds; then a skeleton
 * shows. Offline, the previous page stays until the load has failed: what was typed there is not lost.
 */
const PATIENCE = 1_000;

type Snapshot = ChartSnapshot<SessionContext, SessionEvent>;

/** The page that the session shows, if it shows one. */
function pageOf(snapshot: Snapshot): PageName | null {
  const name = stepOf(snapshot).name === 'page' ? snapshot.context.location?.route?.name : undefined;
  return name !== undefined && isPageName(name) ? name : null;
}

interface RouteTransition {
  /** The session's snapshot to render: the current one, or still the previous one. */
  readonly drawn: Snapshot;
  /** The rendered page has been left. */
  readonly isLeft: boolean;
}

/**
 * Keeps the previous page until the next one's code has loaded.
 *
 * @param onMissing Called where that code cannot be loaded; `true`: it navigates back to the rendered page.
 */
export function useRouteTransition(snapshot: Snapshot, onMissing: () => boolean): RouteTransition {
  const [drawn, setDrawn] = useState(snapshot);
  const [turned, setTurned] = useState<PageName | null>(null);
  const next = pageOf(snapshot);
  const isLeft =
    next !== null &&
    next !== turned &&
    next !== pageOf(drawn) &&
    pageOf(drawn) !== null &&
    // One person's data must not stay for another.
    drawn.context.visitor === snapshot.context.visitor &&
    !isPageThere(next);
  if (!isLeft && drawn !== snapshot) setDrawn(snapshot);

  useEffect(() => {
    if (!isLeft || next === null) return;
    let isOver = false;
    const turn = (): void => {
      if (!isOver) setTurned(next);
    };
    const patience = setTimeout(() => {
      if (navigator.onLine) turn();
    }, PATIENCE);
    const finish = async (): Promise<void> => {
      const failures = await preloadPage(next);
      // A chunk that a new release has removed is found after a reload at the new address.
      if (isOver || isPageThere(next) || failures.some(isRemoved) || !onMissing()) turn();
    };
    void finish();
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
  }, [isLeft, next, onMissing]);

  return { drawn: isLeft ? drawn : snapshot, isLeft };
}
