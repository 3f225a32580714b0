import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { PageLayout } from '../../../parental-leave/src/frame.tsx';
import { goTo, screenHere } from './address.ts';
import { leaveMachine } from './leave-machine.ts';
import type { Screen } from './screens.tsx';
import { marks, nameOf, screens } from './screens.tsx';
import { storedDraft, storeDraft } from './stored-draft.ts';

function progressOf(screen: Screen) {
  const current = marks.findIndex((mark) => mark === screen.mark);
  return marks.map((label, index) => {
    const state = index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const);
    const to = Object.values(screens).find(({ mark }) => mark === label);
    const [path = '', search = ''] = to?.address.split('?') ?? [];
    const isWayBack = state === 'done' && screen !== screens['sent'];
    return { label, state, place: isWayBack ? { path, search: search && `?${search}` } : null };
  });
}

export function App() {
  const [draft] = useState(storedDraft);
  const [snapshot, send, actor] = useActor(leaveMachine, { input: { draft } });
  const { context, value } = snapshot;
  const name = nameOf(value);
  const screen = screens[name] ?? screens['who'];
  const busy = name === 'sending';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Screen | null>(null);
  /** The address has moved the chart last: what it refuses is corrected. */
  const isCorrecting = useRef(true);
  /** An address that waits until the request was sent. */
  const isWaiting = useRef(false);

  useEffect(() => storeDraft(context.draft), [context.draft]);

  useEffect(() => {
    const ask = (): void => {
      isCorrecting.current = true;
      if (actor.getSnapshot().value === 'sending') isWaiting.current = true;
      else {
        const asked = screenHere();
        if (asked) actor.send({ type: 'xstate.route', to: asked.route });
        follow();
      }
    };
    const follow = (): void => {
      const present = screens[nameOf(actor.getSnapshot().value)];
      if (!present || actor.getSnapshot().value === 'sending') return;
      if (isWaiting.current && present !== screens['sent']) {
        isWaiting.current = false;
        ask();
        return;
      }
      isWaiting.current = false;
      if (screenHere() !== present) goTo(present, isCorrecting.current || present === screens['sent']);
      isCorrecting.current = false;
    };
    const subscription = actor.subscribe(follow);
    window.addEventListener('popstate', ask);
    ask();
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('popstate', ask);
    };
  }, [actor]);

  const title = screen?.title(context) ?? '';
  useEffect(() => {
    document.title = `${title} – People & Culture`;
  }, [title]);
  useEffect(() => {
    if (!screen) return;
    if (shown.current && shown.current !== screen) heading.current?.focus();
    shown.current = screen;
  }, [screen]);

  if (!screen) return null;
  const { View } = screen;
  return (
    <PageLayout progress={progressOf(screen)}>
      <main aria-busy={busy}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <View data={context} send={send} busy={busy} />
      </main>
    </PageLayout>
  );
}
