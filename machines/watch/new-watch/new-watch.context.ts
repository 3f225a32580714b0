/** The context of the page of a new watch, and the change by each event. */
import type { LocalisedName } from '../../../domain/newsletter.ts';
import type { NamedSubject, Watches, WatchPreview, WatchSubject } from '../../../domain/watch.ts';
import { countriesOf, MOST_WATCHES, subjectKey } from '../../../domain/watch.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { validate } from '../../../validation/form.ts';
import { keywordForm } from '../../../validation/forms/watch.ts';
import type { NewWatchDraft } from './new-watch.draft.ts';

/** The subject of a watch, present or new; `name` is that of a section or a serial. */
export interface Subject {
  readonly subject: WatchSubject;
  readonly name: LocalisedName | null;
}

export interface NewWatchContext {
  readonly draft: NewWatchDraft;
  /** Sections and serials to choose from. */
  readonly choices: readonly NamedSubject[];
  /** Subjects of the present watches, by their `subjectKey`. */
  readonly watched: readonly string[];
  /** The typed subject has a watch. */
  readonly isWatched: boolean;
  /** Preview of the typed watch. */
  readonly preview: WatchPreview | null;
  /** The watch created last, until the next input. */
  readonly lastSet: Subject | null;
  readonly failure: Failure | null;
}

export type NewWatchInput = FunnelInput<NewWatchDraft>;

/** The typed subject; `null` if it is incomplete, or not available any more. */
export function subjectTyped({ draft, choices }: Pick<NewWatchContext, 'draft' | 'choices'>): Subject | null {
  const { kind, region, country, keyword } = draft;
  switch (kind) {
    case 'country':
      return { subject: { kind, region, country: country === '' ? null : country }, name: null };
    case 'keyword': {
      const { valid } = validate(keywordForm, { keyword });
      return valid && { subject: { kind, keyword: valid.keyword }, name: null };
    }
    case 'section':
    case 'serial': {
      const chosen = choices.find(({ subject }) => subject.kind === kind && subjectKey(subject) === draft[kind]);
      return chosen ? { subject: chosen.subject, name: chosen.name } : null;
    }
  }
}

type Typed = Pick<NewWatchContext, 'draft' | 'choices' | 'watched'>;

/** The input, and whether its subject has a watch. */
function judged(known: Typed): Typed & Pick<NewWatchContext, 'isWatched'> {
  const typed = subjectTyped(known);
  return { ...known, isWatched: typed !== null && known.watched.includes(subjectKey(typed.subject)) };
}

/** The subject of the request. Throws without a complete one: a bug of the chart. */
export function subjectAsked({ context }: { readonly context: NewWatchContext }): WatchSubject {
  const typed = subjectTyped(context);
  if (!typed) throw new Error('A watch is asked about, but what is typed is not complete');
  return typed.subject;
}

/** Takes watches and choices; drops a chosen section or serial that does not exist any more. */
export function received({ draft }: Pick<NewWatchContext, 'draft'>, { watches, choices }: Watches) {
  const keys = new Set(choices.map(({ subject }) => subjectKey(subject)));
  const stillThere = (key: string): string => (keys.has(key) ? key : '');
  const known = judged({
    draft: { ...draft, section: stillThere(draft.section), serial: stillThere(draft.serial) },
    choices,
    watched: watches.flatMap(({ subject }) => (subject ? [subjectKey(subject)] : [])),
  });
  return { ...known, failure: null };
}

/** The input after a change: drops a country of another region, and the preview. */
export function changed({ draft, choices, watched }: Typed, change: Partial<NewWatchDraft>) {
  const next = { ...draft, ...change };
  const isThere = countriesOf(next.region).includes(next.country);
  const known = judged({ draft: { ...next, country: isThere ? next.country : '' }, choices, watched });
  return { ...known, preview: null, lastSet: null, failure: null };
}

/** The watch was created: further input belongs to another one, initially of the same kind. */
export function finished(context: NewWatchContext, fresh: NewWatchDraft) {
  const { draft, choices, watched } = context;
  const lastSet = subjectTyped(context);
  const known = judged({
    draft: { ...fresh, kind: draft.kind },
    choices,
    watched: [...watched, ...(lastSet ? [subjectKey(lastSet.subject)] : [])],
  });
  return { ...known, preview: null, lastSet };
}

/** Whether there is no room for another watch. */
export function isFull({ watched }: Pick<NewWatchContext, 'watched'>): boolean {
  return watched.length >= MOST_WATCHES;
}
