import { useEffect, useState } from 'react';
import type { ChartSnapshot } from '../../../machines/engine/index.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { isRemoved } from '../../import-with-retry.ts';
import { isPageThere, preloadPage } from './page-code.tsx';
import type { PageName } from '../pages.ts';
import { isPageName } from '../pages.ts';

/** So long a page that is left stays while the code of the next one comes, in milliseconds; then the next one says that it comes. */
const PATIENCE = 1_000;

type Snapshot = ChartSnapshot<SessionContext, SessionEvent>;

/** The page that the session shows, if it shows one. */
function pageOf(snapshot: Snapshot): PageName | null {
  const name = stepOf(snapshot).name === 'page' ? snapshot.context.location?.route?.name : undefined;
  return name !== undefined && isPageName(name) ? name : null;
}

interface PageTurn {
  /** What is drawn of the session: where it stands, or still where it stood. */
  readonly drawn: Snapshot;
  /** The page that is drawn has been left. */
  readonly isLeft: boolean;
}

/**
 * Leaves a page where it is until the code of the next one is there: nothing is taken away before there is something else.
 *
 * @param onMissing Told where that code cannot be loaded; `true`: it leads back to the page that is drawn.
 */
export function usePageTurn(snapshot: Snapshot, onMissing: () => boolean): PageTurn {
  const [drawn, setDrawn] = useState(snapshot);
  const [turned, setTurned] = useState<PageName | null>(null);
  const next = pageOf(snapshot);
  const isLeft =
    next !== null &&
    next !== turned &&
    next !== pageOf(drawn) &&
    pageOf(drawn) !== null &&
    // What one person was told stays for nobody else.
    drawn.context.visitor === snapshot.context.visitor &&
    !isPageThere(next);
  if (!isLeft && drawn !== snapshot) setDrawn(snapshot);

  useEffect(() => {
    if (!isLeft || next === null) return;
    let isOver = false;
    const turn = (): void => {
      if (!isOver) setTurned(next);
    };
    const patience = setTimeout(turn, PATIENCE);
    const finish = async (): Promise<void> => {
      const failures = await preloadPage(next);
      // What another release has taken away is found by loading the page anew, where the person went.
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
