import { msg } from '@lingui/core/macro';
import type { DevicesContext } from '../../../machines/devices/devices.context.ts';
import type { DevicesEvent } from '../../../machines/devices/devices.machine.ts';
import { devicesSteps as steps } from '../../../machines/devices/devices.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<DevicesContext, DevicesEvent>();

const title = msg`Where you are signed in`;

/** Every screen of the page of devices. */
export const devicesScreens: Registry<DevicesContext, DevicesEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
  },
};
