import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The document's title says first that something is wrong, for as long as the page shows it. */
export function useErrorTitle(isShown: boolean): void {
  const { t } = useLingui();
  const prefix = `${t`Error:`} `;
  useEffect(() => {
    if (!isShown) return undefined;
    let isOn = true;
    // After the step, which gives the document its title.
    queueMicrotask(() => {
      if (isOn) document.title = prefix + document.title;
    });
    return () => {
      isOn = false;
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isShown, prefix]);
}
