import type { VisitorAnswer } from '../../../machines/domain/visitor.ts';
import { anonymous } from '../../../machines/domain/visitor.ts';
import { personOf } from './person.ts';
import type { SessionActor } from './session.ts';

interface Asking {
  readonly readVisitor: (signal: AbortSignal) => Promise<VisitorAnswer>;
  readonly reload: () => void;
}

/**
 * Keeps what belongs to a person hidden where the browser shows this document again from its page cache, until the server has
 * said that the same person is there; otherwise the page is loaded again. It is hidden before it enters the cache, since the
 * browser may paint before `pageshow`. Returns a function that ends this.
 */
export function guardPageCache(session: SessionActor, { readVisitor, reload }: Asking): () => void {
  const isSomebody = (): boolean => {
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
    // What is hidden loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && isSomebody()) hide();
  };
  const onShow = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (!persisted || !isSomebody()) return;
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
      // Its failure is logged; a page that is loaded again says what is wrong.
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
