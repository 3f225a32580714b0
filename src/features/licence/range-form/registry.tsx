import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RangeFormContext } from '../../../../machines/licence/range-form/range-form.context.ts';
import type { RangeFormEvent } from '../../../../machines/licence/range-form/range-form.machine.ts';
import { rangeFormSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { skeletonView, unreadableView } from '../../shared/load-views.tsx';
import { loadWords } from '../ranges/range-load-words.ts';
import { Awaiting, Gone, RangeForm } from './screens.tsx';

const screen = screensOf<RangeFormContext, RangeFormEvent>();

function title({ range, request }: Pick<RangeFormContext, 'range' | 'request'>) {
  if (range !== '') return msg`Edit an IP range`;
  return request === '' ? msg`Add IP ranges` : msg`Correct an IP range`;
}

/** Screens of the range form. */
export const rangeFormScreens: Registry<RangeFormContext, RangeFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(8, <Trans>Loading…</Trans>, 'fields') }),
    unreadable: screen(steps.unreadable, { title, view: unreadableView(loadWords) }),
    gone: screen(steps.gone, { title, view: Gone }),
    awaiting: screen(steps.awaiting, { title, view: Awaiting }),
    form: screen(steps.form, { title, view: RangeForm }),
  },
};
