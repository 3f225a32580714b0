import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The document's title says first that something is wrong, for as long as the page shows it. */
export function useErrorTitle(isShown: boolean): void {
  const { t } = useLingui();
  const prefix = `${t`Error:`} `;
  useEffect(() => {
    if (!isShown) return undefined;
    const put = (): void => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    // The step gives the document its title after this, and again where the site's name comes in another language.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    let isOn = true;
    queueMicrotask(() => {
      if (isOn) put();
    });
    return () => {
      isOn = false;
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isShown, prefix]);
}
