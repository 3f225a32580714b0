import { readAddress } from '../address.ts';
import { preloadPage } from './page-code.tsx';
import { locationOf } from './routes.ts';

/**
 * Has the code of a page come from when its link is pressed: a finger takes a tenth of a second until it lets go, and follows
 * the link only then. Gives what ends it.
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
