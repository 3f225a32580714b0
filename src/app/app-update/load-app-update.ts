import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazy } from '../../ui/layout/lazy.ts';
import type { Watched } from './watch-app-update.ts';

/** Loads the watch for another build, after the page itself. Without that code the page works as before. */
export function loadAppUpdate(watched: Watched): { readonly Offer: ComponentType; readonly close: () => void } {
  let end = (): void => undefined;
  const Offer = lazy(async () => {
    try {
      const { openAppUpdate } = await withTexts('appUpdateOffer', () => import('./app-update-offer.tsx'))();
      const release = openAppUpdate(watched);
      end = release.close;
      return release.Offer;
    } catch {
      return () => null;
    }
  });
  return { Offer, close: () => end() };
}
