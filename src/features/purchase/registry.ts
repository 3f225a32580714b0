import { msg } from '@lingui/core/macro';
import type { PurchaseContext } from '../../../machines/purchase/purchase.context.ts';
import type { PurchaseEvent } from '../../../machines/purchase/purchase.machine.ts';
import { purchaseSteps as steps } from '../../../machines/purchase/purchase.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { subscriptionProgress } from '../shared/ordering/progress.ts';
import { Choice, Unlisted, PurchaseAside } from './screens.tsx';

const screen = screensOf<PurchaseContext, PurchaseEvent>();

/** Every screen of a purchase before its payment. */
export const purchaseScreens: Registry<PurchaseContext, PurchaseEvent, typeof steps> = {
  progress: subscriptionProgress,
  aside: PurchaseAside,
  screens: {
    unlisted: screen(steps.unlisted, { title: msg`Request a quote`, view: Unlisted }),
    choice: screen(steps.choice, { title: msg`What would you like to read?`, view: Choice }),
  },
};
