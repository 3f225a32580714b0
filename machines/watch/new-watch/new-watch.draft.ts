import type { Infer } from 'superstruct';
import { enums, object, string } from 'superstruct';
import { regions } from '../../../domain/catalogue.ts';
import { watchKinds } from '../../../domain/watch.ts';
import type { DraftRules } from '../../engine/funnel.ts';

/** A tab's draft of a new watch: choices and typed texts for each kind. */
export const newWatchDraft = object({
  kind: enums(watchKinds),
  region: enums(regions),
  /** By its ISO 3166 code; empty: every country of the region. */
  country: string(),
  keyword: string(),
  /** A section or a serial by its `subjectKey`; empty before one is chosen. */
  section: string(),
  serial: string(),
});

export type NewWatchDraft = Infer<typeof newWatchDraft>;

/** The draft of a visit that remembers nothing. */
export const freshWatch: NewWatchDraft = {
  kind: 'country',
  region: 'all',
  country: '',
  keyword: '',
  section: '',
  serial: '',
};

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const newWatchDraftRules: DraftRules<NewWatchDraft> = { version: 1, struct: newWatchDraft, lifetime: LIFETIME };
