import { listingSteps } from '../shared/list/listing.steps.ts';
import {
  rangesPaths,
  readersPaths,
  rangeFormPaths,
  readerImportPaths,
  readerFormPaths,
} from '../../contract/pages/licence.ts';
import { type as having } from 'superstruct';
import type { LicenceRange, RangeBook, PendingModification } from '../../domain/licence.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import type { RangeRow } from './range-form/range-form.draft.ts';
import type { ImportedLicence } from './reader-import/reader-import.context.ts';
import type { ImportReceipt } from './reader-import/reader-import.draft.ts';
import type { ReaderReceipt } from './reader-form/reader-form.draft.ts';

/** The screens of the networks from which a licence is read. */
export const rangesSteps = listingSteps({ paths: [rangesPaths.list] });

/** Screens of a licence's readers, with the filters of the address. */
export const readersSteps = listingSteps({
  paths: [readersPaths.list],
});

const rangePaths = [rangeFormPaths.form];

/**
 * Screens of the form that adds networks, changes one, or corrects a rejected line of a request, depending on the
 * address. The known data decide which screen is shown.
 */
export const rangeFormSteps = {
  loading: step('loading', { paths: rangePaths, needs: having({}) }),
  unreadable: step('unreadable', { paths: rangePaths, needs: having({ failure: present<Failure>() }) }),
  /** The record to change or correct does not exist any more. */
  gone: step('gone', { paths: rangePaths, needs: having({}) }),
  /** A request about the network awaits the publisher. */
  awaiting: step('awaiting', { paths: rangePaths, needs: having({ known: present<LicenceRange>() }) }),
  form: step('form', {
    paths: rangePaths,
    needs: having({ book: present<RangeBook>(), draft: having({ rows: present<readonly RangeRow[]>() }) }),
  }),
};

const { list, check, sent } = readerImportPaths;

const named = having({ aboId: present<string>() });
const known = { aboId: present<string>(), licence: present<ImportedLicence>() };

/** Stands in at every address while the licence is read. */
const reading = { paths: [list, check, sent], standsIn: true } as const;

/** Steps of the import of readers from a list: their addresses and needs. */
export const readerImportSteps = {
  loading: step('loading', { ...reading, needs: named }),
  unreadable: step('unreadable', { ...reading, needs: having({ failure: present<Failure>() }) }),
  list: step('list', { paths: [list], needs: having(known) }),
  check: step('check', { paths: [check], needs: having(known) }),
  sent: step('sent', {
    paths: [sent],
    isOutcome: true,
    needs: having({ ...known, draft: having({ receipt: present<ImportReceipt>() }) }),
  }),
};

const readerPaths = [readerFormPaths.form];

/** Steps of the form that adds or changes a reader: their addresses and needs. */
export const readerFormSteps = {
  loading: step('loading', { paths: [...readerPaths, readerFormPaths.asked], standsIn: true, needs: having({}) }),
  unreadable: step('unreadable', { paths: readerPaths, needs: having({ failure: present<Failure>() }) }),
  /** There is nothing here to change or to correct. */
  gone: step('gone', { paths: readerPaths, needs: having({}) }),
  /** A request about the reader awaits the publisher: there is one at a time. */
  awaiting: step('awaiting', {
    paths: readerPaths,
    needs: having({ known: having({ pending: present<PendingModification>() }) }),
  }),
  /** No further reader can be added. */
  full: step('full', { paths: readerPaths, needs: having({}) }),
  form: step('form', { paths: readerPaths, needs: having({ draft: having({ typed: present<ReaderIdentity>() }) }) }),
  asked: step('asked', {
    paths: [readerFormPaths.asked],
    isOutcome: true,
    needs: having({ draft: having({ receipt: present<ReaderReceipt>() }) }),
  }),
};
