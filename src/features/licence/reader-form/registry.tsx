import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderFormContext } from '../../../../machines/licence/reader-form/reader-form.context.ts';
import type { ReaderFormEvent } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import { readerFormSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { skeletonView } from '../../shared/load-views.tsx';
import { ReaderForm } from './reader-form.tsx';
import { Asked, Awaiting, Full, Gone, Unreadable } from './screens.tsx';

const screen = screensOf<ReaderFormContext, ReaderFormEvent>();

function title({ reader, request }: Pick<ReaderFormContext, 'reader' | 'request'>) {
  if (reader !== '') return msg`Edit a reader`;
  return request === '' ? msg`Add a reader` : msg`Correct a request`;
}

/** Screens of the reader form. */
export const readerFormScreens: Registry<ReaderFormContext, ReaderFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(5, <Trans>Loading…</Trans>, 'fields') }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    gone: screen(steps.gone, { title, view: Gone }),
    awaiting: screen(steps.awaiting, { title, view: Awaiting }),
    full: screen(steps.full, { title, view: Full }),
    form: screen(steps.form, { title, view: ReaderForm }),
    asked: screen(steps.asked, {
      title: ({ draft: { receipt } }) =>
        receipt.isLetThrough
          ? msg({
              message: 'Your license is up to date',
              comment: 'Title: a reader was added or changed without anybody having to decide',
            })
          : msg({ message: 'Request sent', comment: 'Title: a request to add or change a reader' }),
      view: Asked,
    }),
  },
};
