import { msg } from '@lingui/core/macro';
import type { ReaderFormContext } from '../../../../machines/licence/reader-form/reader-form.context.ts';
import type { ReaderFormEvent } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import { readerFormSteps as steps } from '../../../../machines/licence/reader-form/reader-form.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Asked } from './asked.tsx';
import { Awaiting } from './awaiting.tsx';
import { Full } from './full.tsx';
import { Gone } from './gone.tsx';
import { Loading } from './loading.tsx';
import { ReaderForm } from './reader-form.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<ReaderFormContext, ReaderFormEvent>();

function title({ reader, request }: Pick<ReaderFormContext, 'reader' | 'request'>) {
  if (reader !== '') return msg`Change a reader`;
  return request === '' ? msg`Add a reader` : msg`Correct what was asked`;
}

/** Every screen of the page where a reader is added or changed. */
export const readerFormScreens: Registry<ReaderFormContext, ReaderFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    gone: screen(steps.gone, { title, view: Gone }),
    awaiting: screen(steps.awaiting, { title, view: Awaiting }),
    full: screen(steps.full, { title, view: Full }),
    form: screen(steps.form, { title, view: ReaderForm }),
    asked: screen(steps.asked, {
      title: ({ draft: { receipt } }) =>
        receipt.isLetThrough
          ? msg({ message: 'Done', comment: 'Title: a reader was added or changed without anybody having to decide' })
          : msg({ message: 'Request sent', comment: 'Title: a request to add or change a reader' }),
      view: Asked,
    }),
  },
};
