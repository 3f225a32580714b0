import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DevicesContext } from '../../../machines/devices/devices.context.ts';
import type { DevicesEvent } from '../../../machines/devices/devices.machine.ts';
import { devicesSteps as steps } from '../../../machines/devices/devices.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { unreadableView, skeletonView } from '../shared/load-views.tsx';
import { List } from './screens.tsx';

const screen = screensOf<DevicesContext, DevicesEvent>();

const title = msg`Your signed-in devices`;

/** Every screen of the page of devices. */
export const devicesScreens: Registry<DevicesContext, DevicesEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(4, <Trans>Loading…</Trans>) }),
    unreadable: screen(steps.unreadable, {
      title,
      view: unreadableView({
        unread: msg`We couldn’t load your devices`,
        meanwhile: msg`To sign out everywhere at once, you can also set a new password.`,
      }),
    }),
    list: screen(steps.list, { title, view: List }),
  },
};
