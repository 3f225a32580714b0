import { type as having } from 'superstruct';
import type { LicenceRange, RangeBook } from '../../domain/licence.ts';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';
import type { RangeRow } from './range-form.draft.ts';
import { rangeFormPaths } from './range-form.paths.ts';

const paths = [rangeFormPaths.form];

/**
 * Screens of the form that adds networks, changes one, or corrects a rejected line of a request, depending on the
 * address. The known data decide which screen is shown.
 */
export const rangeFormSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** The record to change or correct does not exist any more. */
  gone: step('gone', { paths, needs: having({}) }),
  /** A request about the network awaits the publisher. */
  awaiting: step('awaiting', { paths, needs: having({ known: present<LicenceRange>() }) }),
  form: step('form', {
    paths,
    needs: having({ book: present<RangeBook>(), draft: having({ rows: present<readonly RangeRow[]>() }) }),
  }),
};
