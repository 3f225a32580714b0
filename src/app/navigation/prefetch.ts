import { readAddress } from '../../../contract/page-address.ts';
import { preloadPage } from './page-code.tsx';
import { locationOf } from './routes.ts';

/**
 * Has the browser load its locale data for numbers and dates when it is idle: that takes a phone a tenth of a second
 * and more, which would otherwise delay the first interaction. Without `requestIdleCallback` it loads with that
 * interaction.
 */
export function readFormats(): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
}

/**
 * Prefetches the code of a page when its link is pressed (`pointerdown`): the click follows a tenth of a second later.
 * Returns an unsubscribe function.
 */
export function preloadPressedLinks(prefixRouting: boolean): () => void {
  const press = ({ target }: PointerEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target !== '' || link.download !== '') return;
    const { route } = locationOf(readAddress(link.pathname, link.search, prefixRouting), prefixRouting);
    if (route) void preloadPage(route.name);
  };
  // A link stops the event on its way up.
  document.addEventListener('pointerdown', press, { capture: true });
  return () => document.removeEventListener('pointerdown', press, { capture: true });
}
