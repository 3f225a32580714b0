/** Input events: from the first one on, the person controls the scroll position. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The scroll position of each history entry. A new page begins at the top, Back and Forward restore the position of
 * that page: browsers restore it before the page renders again, or keep the former page’s (WebKit). To be started
 * before anything else that follows the address.
 */
export function followScroll(): { readonly onTurn: () => void; readonly end: () => void } {
  const root = document.documentElement;
  const positions = new Map<number, number>();
  let lastEntry = Date.now();
  let position = window.scrollY;
  /** Scroll position of the next page, in pixels. */
  let wanted = 0;
  let growth: ResizeObserver | null = null;

  /** Numbers the present entry, past wouter, which would report a navigation. */
  const number = (entry: number): number => {
    History.prototype.replaceState.call(window.history, entry, '');
    return entry;
  };
  const present = (): number => {
    const state: unknown = window.history.state;
    return typeof state === 'number' ? state : number((lastEntry += 1));
  };
  let entry = present();

  const settle = (): void => {
    growth?.disconnect();
    growth = null;
  };
  const begin = (top: number): void => {
    settle();
    wanted = top;
  };
  const turn = (): void => {
    settle();
    root.scrollTop = wanted;
    if (root.scrollTop >= wanted - 1) return;
    // Content above that position is still loading.
    growth = new ResizeObserver(() => {
      root.scrollTop = wanted;
      if (root.scrollTop >= wanted - 1) settle();
    });
    growth.observe(document.body);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  const onMove = (): void => {
    positions.set(entry, position);
    entry = present();
  };
  window.addEventListener('scroll', () => (position = window.scrollY), { signal, passive: true });
  window.addEventListener('hashchange', onMove, { signal });
  window.addEventListener(
    'pushState',
    () => {
      onMove();
      begin(0);
    },
    { signal },
  );
  window.addEventListener(
    'replaceState',
    () => {
      number(entry);
      begin(0);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      onMove();
      begin(positions.get(entry) ?? 0);
    },
    { signal },
  );
  for (const input of inputs) window.addEventListener(input, () => begin(0), { signal, passive: true, capture: true });
  return {
    onTurn: turn,
    end: () => {
      settle();
      listeners.abort();
    },
  };
}
