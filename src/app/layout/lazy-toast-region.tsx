import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import type { ToastRegionProps } from '../../ui/feedback/toast-region.tsx';
import { lazy } from '../../ui/layout/lazy.ts';
import { toasts } from '../../page/session-toasts.ts';

const load = withTexts('toastRegion', () => import('../../ui/feedback/toast-region.tsx'));

/** The toast region. If its code cannot be loaded, the next toast loads it again, and no toast is lost. */
async function loadRegion(): Promise<ComponentType<ToastRegionProps>> {
  try {
    return (await load()).ToastRegion;
  } catch {
    await new Promise<void>((resolve) => toasts.subscribe(resolve));
    return loadRegion();
  }
}

export const LazyToastRegion = lazy(loadRegion);
