import { importWithRetry, isWorthReloading } from '../import-with-retry.ts';
import { arrive } from './navigation/boot.ts';
import { afterFrame, firstPaint } from '../page/after-first-paint.ts';
import { preloadPageCode } from '../preload.ts';
import '../ui/styles.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  // The document says so (public/floor.js).
  if (document.documentElement.hasAttribute('data-below-floor')) return;
  // Fields can be used at once: their contents go on (`ssr/mount.ts`). A browser that restores them fires no event.
  root.addEventListener('input', ({ target }) => target instanceof Element && target.setAttribute('data-typed', ''));
  // First paint goes first: on a slow processor, requests delay it by a tenth of a second, and on a slow line so does
  // code that loads in parallel with styles and fonts.
  if (root.firstElementChild !== null) await firstPaint();
  preloadPageCode();
  const arrival = arrive();
  try {
    // The application's code imports from this file.
    const { start } = await importWithRetry(() => import('./start.tsx'));
    await start(root, arrival, afterFrame);
  } catch (error) {
    // Nothing could be typed so far.
    if (isWorthReloading(error)) return window.location.reload();
    // In the words of the document: those of the application may be missing.
    document.querySelector('[data-stalled]')?.removeAttribute('hidden');
    throw error;
  }
}

// Not awaited: what imports this file would wait for itself.
void begin();
