import { msg } from '@lingui/core/macro';
import type { RangeFormContext } from '../../../../machines/licence/range-form/range-form.context.ts';
import type { RangeFormEvent } from '../../../../machines/licence/range-form/range-form.machine.ts';
import { rangeFormSteps as steps } from '../../../../machines/licence/range-form/range-form.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Awaiting } from './awaiting.tsx';
import { Gone } from './gone.tsx';
import { Loading } from './loading.tsx';
import { RangeForm } from './range-form.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<RangeFormContext, RangeFormEvent>();

function title({ range, request }: Pick<RangeFormContext, 'range' | 'request'>) {
  if (range !== '') return msg`Change an IP range`;
  return request === '' ? msg`Add IP ranges` : msg`Correct an IP range`;
}

/** Every screen of the page where networks are added, changed or asked for once more. */
export const rangeFormScreens: Registry<RangeFormContext, RangeFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    gone: screen(steps.gone, { title, view: Gone }),
    awaiting: screen(steps.awaiting, { title, view: Awaiting }),
    form: screen(steps.form, { title, view: RangeForm }),
  },
};
