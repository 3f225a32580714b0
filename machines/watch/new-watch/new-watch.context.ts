/** What the page of a new watch knows, and what each event changes. */
import type { LocalisedName } from '../../domain/newsletter.ts';
import type { NamedSubject, Watches, WatchPreview, WatchSubject } from '../../domain/watch.ts';
import { countriesOf, MOST_WATCHES, subjectKey } from '../../domain/watch.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { judge } from '../../validation/form.ts';
import { keywordForm } from '../../validation/forms/watch.ts';
import type { NewWatchDraft } from './new-watch.draft.ts';

/** Something watched, or about to be; the name is that of a section or a serial. */
export interface Subject {
  readonly subject: WatchSubject;
  readonly name: LocalisedName | null;
}

export interface NewWatchContext {
  readonly draft: NewWatchDraft;
  /** Sections and serials that can be watched. */
  readonly choices: readonly NamedSubject[];
  /** What is watched already, each by its `subjectKey`. */
  readonly watched: readonly string[];
  /** What is typed is among that. */
  readonly isWatched: boolean;
  /** What the watch that is typed would have brought. */
  readonly preview: WatchPreview | null;
  /** The watch that was set last, until another one is typed. */
  readonly lastSet: Subject | null;
  readonly failure: Failure | null;
}

export type NewWatchInput = FunnelInput<NewWatchDraft>;

/** What is typed, as something to watch; `null` where it is not complete, or cannot be watched any more. */
export function subjectTyped({ draft, choices }: Pick<NewWatchContext, 'draft' | 'choices'>): Subject | null {
  const { kind, region, country, keyword } = draft;
  switch (kind) {
    case 'country':
      return { subject: { kind, region, country: country === '' ? null : country }, name: null };
    case 'keyword': {
      const { valid } = judge(keywordForm, { keyword });
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

/** What is typed, and whether that is watched already. */
function judged(known: Typed): Typed & Pick<NewWatchContext, 'isWatched'> {
  const typed = subjectTyped(known);
  return { ...known, isWatched: typed !== null && known.watched.includes(subjectKey(typed.subject)) };
}

/** What is asked about. Throws where nothing complete is typed: a chart's bug. */
export function subjectAsked({ context }: { readonly context: NewWatchContext }): WatchSubject {
  const typed = subjectTyped(context);
  if (!typed) throw new Error('A watch is asked about, but what is typed is not complete');
  return typed.subject;
}

/** What was told: a section or a serial that is chosen and that there is no more is chosen no longer. */
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

/** What was typed, changed: a country of another region is none. What was told about it was about something else. */
export function changed({ draft, choices, watched }: Typed, change: Partial<NewWatchDraft>) {
  const next = { ...draft, ...change };
  const isThere = countriesOf(next.region).includes(next.country);
  const known = judged({ draft: { ...next, country: isThere ? next.country : '' }, choices, watched });
  return { ...known, preview: null, lastSet: null, failure: null };
}

/** The watch is set: what is typed from now on is another one, of the same kind at first. */
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
