import type { Locale } from '../../../domain/locale.ts';
import { readAddress } from '../../../contract/page-address.ts';
import { pageAt } from '../../../contract/pages.ts';

/** Events that show intent to follow a link: hover, focus, touch. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

export interface Intent {
  readonly page: string;
  /** The language of the link; `null` where its address has none. */
  readonly locale: Locale | null;
}

/** The page of this application that a link leads to; `null` where it leads elsewhere. */
function intentOf(target: EventTarget | null, prefixRouting: boolean): Intent | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  const { prefix, place } = readAddress(link.pathname, link.search, prefixRouting);
  const page = pageAt(place);
  return page && { page, locale: prefix };
}

/** Calls `tell` with each link that the visitor may be about to follow. Returns an unsubscribe function. */
export function watchIntent(prefixRouting: boolean, tell: (intent: Intent) => void): () => void {
  const onSign = ({ target }: Event): void => {
    const intent = intentOf(target, prefixRouting);
    if (intent) tell(intent);
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}
