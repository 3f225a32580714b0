import { msg } from '@lingui/core/macro';
import type { AddressesContext } from '../../../../machines/address/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../../machines/address/addresses/addresses.machine.ts';
import { addressesSteps as steps } from '../../../../machines/address/addresses/addresses.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<AddressesContext, AddressesEvent>();

const title = msg`Your addresses`;

/** Every screen of the page of addresses. */
export const addressesScreens: Registry<AddressesContext, AddressesEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
