import { type as having } from 'superstruct';
import type { PendingModification, ReaderIdentity } from '../../domain/licence.ts';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';
import type { ReaderReceipt } from './reader-form.draft.ts';
import { readerFormPaths } from './reader-form.paths.ts';

const { form, asked } = readerFormPaths;
const paths = [form];

/** Steps of the form that adds or changes a reader: their addresses and needs. */
export const readerFormSteps = {
  loading: step('loading', { paths: [...paths, asked], standsIn: true, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** There is nothing here to change or to correct. */
  gone: step('gone', { paths, needs: having({}) }),
  /** A request about the reader awaits the publisher: there is one at a time. */
  awaiting: step('awaiting', {
    paths,
    needs: having({ known: having({ pending: present<PendingModification>() }) }),
  }),
  /** No further reader can be added. */
  full: step('full', { paths, needs: having({}) }),
  form: step('form', { paths, needs: having({ draft: having({ typed: present<ReaderIdentity>() }) }) }),
  asked: step('asked', {
    paths: [asked],
    isOutcome: true,
    needs: having({ draft: having({ receipt: present<ReaderReceipt>() }) }),
  }),
};
