/** The library card with use-funnel, as its documentation has it. */
import { useFunnel } from '@use-funnel/browser';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readRequest, sendRequest } from './api.ts';
import type { CardAnswer, Draft, Event } from './card.ts';
import { freshDraft } from './card.ts';
import { Layout, marksOf } from './marks.tsx';
import { Another, Check, Person, Retry } from './views.tsx';

type Steps = {
  person: Draft;
  check: Draft;
  card: Draft & { reference: string; answer: CardAnswer | null };
};

const titles = { person: 'Library card', check: 'Check your request', card: 'Your card' };

function App() {
  const funnel = useFunnel<Steps>({
    id: 'card',
    initial: { step: 'person', context: freshDraft(crypto.randomUUID()) },
  });
  const [status, setStatus] = useState<'resting' | 'sending' | 'failed'>('resting');
  const { step, context: draft } = funnel;
  const answer = funnel.step === 'card' ? funnel.context.answer : null;
  const reference = funnel.step === 'card' ? funnel.context.reference : null;

  async function confirm(): Promise<void> {
    setStatus('sending');
    const { signal } = new AbortController();
    try {
      const sent = await sendRequest(draft, signal);
      const read = await readRequest(sent.reference, signal);
      setStatus('resting');
      await funnel.history.replace('card', { ...draft, ...sent, answer: read });
    } catch {
      setStatus('failed');
    }
  }

  function send(event: Event): void {
    if (event.type === 'person.given') {
      void funnel.history.push('check', { ...draft, name: event.name, email: event.email });
    } else if (event.type === 'request.confirmed') void confirm();
    else if (event.type === 'another.begun') void funnel.history.push('person', freshDraft(crypto.randomUUID()));
    else if (reference !== null) {
      void readRequest(reference, new AbortController().signal).then((read) =>
        funnel.history.replace('card', { ...draft, reference, answer: read }),
      );
    }
  }

  const data = { draft, hasFailed: status === 'failed', reference, answer };
  const props = { data, send, can: () => true, busy: status === 'sending' };
  return (
    <Layout marks={marksOf(['person', 'check', 'card'].indexOf(step))}>
      <h1>{titles[step]}</h1>
      <funnel.Render
        person={() => <Person {...props} />}
        check={() => <Check {...props} />}
        card={() => (
          <>
            {answer?.kind === 'issued' && <p>Card number {answer.number}</p>}
            {answer?.kind === 'waiting' && <Retry {...props} />}
            <Another send={send} />
          </>
        )}
      />
    </Layout>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
