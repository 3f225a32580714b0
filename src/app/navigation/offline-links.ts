import { isPlainClick } from '../../ui/layout/plain-click.ts';

/** Whether the browser would load a document in place of this page. */
function leaves({ protocol, target, download, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && pathname + search === window.location.pathname + window.location.search;
  return protocol.startsWith('http') && target === '' && download === '' && !isHere;
}

/**
 * Keeps the page where a link is clicked offline whose document the browser would replace by its own error page.
 * Returns an unsubscribe function.
 */
export function keepPageOffline(onKept: (href: string) => void): () => void {
  const look = (event: MouseEvent): void => {
    const { target, defaultPrevented } = event;
    if (navigator.onLine || defaultPrevented || !isPlainClick(event)) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !leaves(link)) return;
    event.preventDefault();
    onKept(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', look);
  return () => document.removeEventListener('click', look);
}
