import { msg } from '@lingui/core/macro';
import type { WalletContext } from '../../../machines/wallet/wallet.context.ts';
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import { walletSteps as steps } from '../../../machines/wallet/wallet.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<WalletContext, WalletEvent>();

const title = msg`Your wallet`;

/** Every screen of the wallet's history. */
export const walletScreens: Registry<WalletContext, WalletEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
