/** When the beginning of the page is on the screen, so that the application's code, which is long, does not hold it up. */

/** So long the typefaces may keep the code waiting, in milliseconds. */
const PATIENCE = 300;

/** Resolves behind the next frame. At once where nobody looks. */
export async function framePainted(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when what the document shows has been painted and its typefaces are there, or late. At once where nobody looks. What
 * is asked for earlier takes the line from the application, which a slow processor takes in while the rest comes.
 */
export async function firstPaint(): Promise<void> {
  await framePainted();
  if (document.hidden || document.fonts.status === 'loaded') return;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  await framePainted();
}
