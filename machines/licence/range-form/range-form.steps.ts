import { type as having } from 'superstruct';
import type { LicenceRange, RangeBook } from '../../domain/licence.ts';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';
import type { RangeRow } from './range-form.draft.ts';
import { rangeFormPaths } from './range-form.paths.ts';

const paths = [rangeFormPaths.form];

/**
 * The screens where networks are added, or one is changed, or a rejected line of a request is corrected: the place says
 * which. What is known decides which of them is shown.
 */
export const rangeFormSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** What is to be changed or corrected is not there any more. */
  gone: step('gone', { paths, needs: having({}) }),
  /** A request about the network awaits the publisher. */
  awaiting: step('awaiting', { paths, needs: having({ known: present<LicenceRange>() }) }),
  form: step('form', {
    paths,
    needs: having({ book: present<RangeBook>(), draft: having({ rows: present<readonly RangeRow[]>() }) }),
  }),
};
