/** When the beginning of the page is on the screen, so that the application's code, which is long, does not hold it up. */

/** So long the typefaces may keep the code waiting, in milliseconds. */
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
