/** Waits for paints, so that slow code does not delay them. */

/** Longest time for which fonts may delay the code, in milliseconds. */
const PATIENCE = 300;

/** Resolves after the next frame; at once where the document is hidden. */
export async function framePainted(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when the document is painted and its fonts are loaded, or after a timeout; at once where it is hidden.
 * Earlier requests would compete for bandwidth with the application's code, which a slow processor parses while the
 * rest loads.
 */
export async function firstPaint(): Promise<void> {
  await framePainted();
  if (document.hidden || document.fonts.status === 'loaded') return;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  await framePainted();
}

/** Runs something after the next frame; at once where the document is hidden, which has no frames. */
export function afterFrame(effect: () => void): void {
  if (document.hidden) return effect();
  let isOver = false;
  const run = (): void => {
    if (isOver) return;
    isOver = true;
    document.removeEventListener('visibilitychange', run);
    effect();
  };
  document.addEventListener('visibilitychange', run);
  requestAnimationFrame(() => setTimeout(run));
}
