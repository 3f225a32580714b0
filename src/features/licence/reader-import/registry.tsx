import { msg } from '@lingui/core/macro';
import type { ReaderImportContext } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ReaderImportEvent } from '../../../../machines/licence/reader-import/reader-import.machine.ts';
import { readerImportSteps as steps } from '../../../../machines/licence/reader-import/reader-import.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Check } from './check.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Sent } from './sent.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<ReaderImportContext, ReaderImportEvent>();

const title = msg`Add readers from a list`;

/** Every screen where readers are added by a list. */
export const readerImportScreens: Registry<ReaderImportContext, ReaderImportEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    check: screen(steps.check, { title: msg`Check your list of readers`, view: Check }),
    sent: screen(steps.sent, { title: msg`Readers asked for`, view: Sent }),
  },
};
