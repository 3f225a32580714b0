import type { VisitorAnswer, Visitor } from '../../../domain/visitor.ts';
import { anonymous } from '../../../domain/visitor.ts';
import { ANONYMOUS } from '../../../machines/engine/index.ts';
import type { SessionActor } from './session.ts';

/** Key of the visitor for drafts and caches: a visitor by an invoice link has a key of their own. */
export function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : ANONYMOUS;
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}

interface Asking {
  readonly readVisitor: (signal: AbortSignal) => Promise<VisitorAnswer>;
  readonly reload: () => void;
}

/**
 * Hides a person's page that the browser restores from its back/forward cache until the server has confirmed the same
 * person; otherwise reloads it. The page is hidden before it enters the cache, since the browser may paint before
 * `pageshow`. Returns an unsubscribe function.
 */
export function guardPageCache(session: SessionActor, { readVisitor, reload }: Asking): () => void {
  const isKnown = (): boolean => {
    const { visitor } = session.getSnapshot().context;
    return visitor !== null && personOf(visitor) !== personOf(anonymous);
  };
  const { style } = document.body;
  let focused: Element | null = null;
  let asking = new AbortController();
  const hide = (): void => {
    if (style.visibility === 'hidden') return;
    focused = document.activeElement;
    style.visibility = 'hidden';
  };
  const show = (): void => {
    style.visibility = '';
    // A hidden element loses focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && isKnown()) hide();
  };
  const onShow = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (!persisted || !isKnown()) return;
    hide();
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await readVisitor(signal);
      if (signal.aborted) return;
      const visitor = answer.kind === 'known' ? answer.visitor : anonymous;
      if (personOf(visitor) === personOf(session.getSnapshot().context.visitor)) show();
      else reload();
    } catch {
      // The failure is logged; the reloaded page shows the error.
      if (!signal.aborted) reload();
    }
  };
  const listen = (event: PageTransitionEvent): void => void onShow(event);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', listen);
  return () => {
    asking.abort();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', listen);
  };
}
