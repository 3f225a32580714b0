import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderImportContext } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ReaderImportEvent } from '../../../../machines/licence/reader-import/reader-import.machine.ts';
import { readerImportSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { skeletonView } from '../../shared/load-views.tsx';
import { Check } from './check.tsx';
import { List } from './list.tsx';
import { Sent, Unreadable } from './screens.tsx';

const screen = screensOf<ReaderImportContext, ReaderImportEvent>();

const title = msg`Add readers from a list`;

/** Screens of the import of readers. */
export const readerImportScreens: Registry<ReaderImportContext, ReaderImportEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(8, <Trans>Loading your license…</Trans>) }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    check: screen(steps.check, { title: msg`Check your list of readers`, view: Check }),
    sent: screen(steps.sent, {
      title: ({ draft }) =>
        draft.receipt.state === 'pending' ? msg`Readers requested` : msg`Your list has been processed`,
      view: Sent,
    }),
  },
};
