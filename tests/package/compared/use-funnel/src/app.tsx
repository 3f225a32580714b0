import { useFunnel } from '@use-funnel/browser';
import { useEffect, useRef, useState } from 'react';
import { PageLayout } from '../../../parental-leave/src/frame.tsx';
import type { Leave, LeaveEvent } from '../../../parental-leave/src/request.ts';
import { freshLeave } from '../../../parental-leave/src/request.ts';
import { sendLeave } from '../../../parental-leave/src/send-leave.ts';
import { Adoption, Birth, Check, Dates, Partner, Sent, Who } from '../../../parental-leave/src/views.tsx';
import type { Contexts, StepName } from './steps.ts';
import { shown, steps } from './steps.ts';
import { storedDraft, storeDraft } from './stored-draft.ts';

const KEY = 'leave.step';
const names = Object.keys(shown) as StepName[];
const marks = [...new Set(names.map((name) => shown[name].mark))];

/** Start of a visit: the step that the address names, if its guard accepts the draft. */
function begin(draft: Leave) {
  const asked = names.find((name) => name === new URLSearchParams(location.search).get(KEY));
  const fallback = draft.reference === null ? 'who' : 'sent';
  return { step: asked && steps[asked].guard(draft) ? asked : fallback, context: draft } as {
    step: 'who';
    context: Leave;
  };
}

function progressOf(step: StepName) {
  const current = marks.indexOf(shown[step].mark);
  return marks.map((label, index) => {
    const state = index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const);
    const to = names.find((name) => shown[name].mark === label);
    const place = state === 'done' && step !== 'sent' && to ? { path: '/leave', search: `?${KEY}=${to}` } : null;
    return { label, state, place };
  });
}

export function App() {
  // The source of truth: an entry of the history keeps only a snapshot.
  const [draft, setDraft] = useState(storedDraft);
  const [status, setStatus] = useState<'resting' | 'sending' | 'failed'>('resting');
  const funnel = useFunnel<Contexts>({ id: 'leave', initial: begin(draft), steps });
  const { step } = funnel;
  const busy = status === 'sending';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<StepName | null>(null);

  // After a refusal, the address still names the refused step: correct it.
  useEffect(() => {
    if (new URLSearchParams(location.search).get(KEY) === step) return;
    void funnel.history.replace(step as 'who', draft);
  }, [step, draft, funnel.history]);

  const title = shown[step].title(draft);
  useEffect(() => {
    document.title = `${title} – People & Culture`;
    if (before.current !== null && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step, title]);

  function keep(change: Partial<Leave>): Leave {
    const next = { ...draft, ...change };
    setDraft(next);
    storeDraft(next);
    return next;
  }

  async function confirm(): Promise<void> {
    setStatus('sending');
    try {
      const next = keep(await sendLeave(draft, new AbortController().signal));
      setStatus('resting');
      await funnel.history.replace('sent', next as Contexts['sent']);
    } catch {
      setStatus('failed');
    }
  }

  function send(event: LeaveEvent): void {
    const { history } = funnel;
    setStatus('resting');
    if (event.type === 'who.given') {
      const next = keep({ name: event.name, kind: event.kind });
      if (event.kind === 'birth') void history.push('birth', { ...next, kind: 'birth' });
      else void history.push('adoption', { ...next, kind: 'adoption' });
    } else if (event.type === 'child.given') {
      void history.push('dates', keep({ day: event.day, agency: event.agency }) as Contexts['dates']);
    } else if (event.type === 'dates.given') {
      const next = keep({ start: event.start, weeks: event.weeks, isShared: event.isShared });
      if (event.isShared) void history.push('partner', { ...next, isShared: true });
      else void history.push('check', next as Contexts['check']);
    } else if (event.type === 'partner.given') {
      void history.push('check', keep({ partner: event.partner }) as Contexts['check']);
    } else if (event.type === 'request.confirmed') {
      void confirm();
    } else {
      void history.push('who', keep({ ...freshLeave(crypto.randomUUID()), name: draft.name }));
    }
  }

  const shared = { send, busy };
  const hasFailed = status === 'failed';
  return (
    <PageLayout progress={progressOf(step)}>
      <main aria-busy={busy}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <funnel.Render
          who={() => <Who data={{ draft, hasFailed }} {...shared} />}
          birth={() => <Birth data={{ draft: { ...draft, kind: 'birth' }, hasFailed }} {...shared} />}
          adoption={() => <Adoption data={{ draft: { ...draft, kind: 'adoption' }, hasFailed }} {...shared} />}
          dates={() => <Dates data={{ draft, hasFailed }} {...shared} />}
          partner={() => <Partner data={{ draft: { ...draft, isShared: true }, hasFailed }} {...shared} />}
          check={({ context }) => (
            <Check data={{ draft: { ...draft, kind: draft.kind ?? context.kind }, hasFailed }} {...shared} />
          )}
          sent={({ context: { reference } }) => (
            <Sent data={{ draft: { ...draft, reference }, hasFailed }} send={send} />
          )}
        />
      </main>
    </PageLayout>
  );
}
