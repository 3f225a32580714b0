import type { Funnel, Page } from '../../machines/engine/index.ts';
import { ANONYMOUS, packDraft, unpackDraft } from '../../machines/engine/index.ts';
import type { TextStore } from './storage.ts';
import { draftPrefix, tabStore } from './storage.ts';

export interface DraftKeeping<Draft> {
  /** The person to whom the draft belongs; anonymous by default. */
  readonly person?: string;
  /** The initial draft of a person who has none. */
  readonly fresh: () => Draft;
  /** By default the tab's own. */
  readonly store?: TextStore;
  /** Called if the stored draft cannot be read: it is kept aside for support, and the visit begins with a new draft. */
  readonly onUnreadable?: (fault: string) => void;
  /** The present moment in milliseconds since 1970. */
  readonly now?: () => number;
}

/** A funnel as a page that restores its draft from the tab's storage, and stores each change of it. */
export interface KeptPage<Context, Event> extends Page<Context, Event> {
  /** The draft came from an earlier version of the funnel: a notice says so. */
  readonly isCarriedOver: boolean;
  /** The stored draft could not be read: a notice says that it is not in the form. */
  readonly isUnreadable: boolean;
}

/** Opens a funnel with the draft that a tab keeps of it. */
export function keepDraft<Context extends { readonly draft: Draft }, Event, Draft>(
  funnel: Funnel<Context, Event, Draft>,
  {
    person = ANONYMOUS,
    fresh,
    store = tabStore(() => window.sessionStorage),
    now = Date.now,
    onUnreadable,
  }: DraftKeeping<Draft>,
): KeptPage<Context, Event> {
  const key = draftPrefix + funnel.name;
  const scope = () => ({ funnel: funnel.name, hash: funnel.hash, person, now: now() });
  const text = store.read(key);
  const found = unpackDraft(funnel.draft, scope(), text);
  if (text !== null && found.kind === 'unreadable') {
    store.write(`${key}:unreadable`, text);
    store.remove(key);
    onUnreadable?.(found.fault);
  }
  let kept = found.kind === 'found' ? found.draft : fresh();
  let value: unknown;
  const write = (): void => store.write(key, packDraft(funnel.draft, scope(), value, kept));
  return {
    routes: funnel.routes,
    isCarriedOver: found.kind === 'found' && !found.isExact,
    isUnreadable: found.kind === 'unreadable',
    open: ({ params }, options) => funnel.open({ draft: kept, params }, options),
    keep: (snapshot) => {
      if (snapshot.context.draft === kept) return;
      kept = snapshot.context.draft;
      value = snapshot.value;
      // In the same task, and so before the page can go away, but after React has shown what has changed. A chart at work
      // may send what is kept: the key of an order is stored first.
      if (snapshot.hasTag('busy')) write();
      else queueMicrotask(write);
    },
  };
}
