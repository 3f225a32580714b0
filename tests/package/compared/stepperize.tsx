/** The library card with Stepperize, as its documentation has it. */
import { defineStepper } from '@stepperize/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readRequest, sendRequest } from './api.ts';
import type { CardAnswer, Event } from './card.ts';
import { freshDraft } from './card.ts';
import { Layout, marksOf } from './marks.tsx';
import { Another, Check, Person, Retry } from './views.tsx';

const wizard = defineStepper([
  { id: 'person', title: 'Library card' },
  { id: 'check', title: 'Check your request' },
  { id: 'card', title: 'Your card' },
]);

function App() {
  const stepper = wizard.useStepper();
  const [draft, setDraft] = useState(() => freshDraft(crypto.randomUUID()));
  const [status, setStatus] = useState<'resting' | 'sending' | 'failed'>('resting');
  const [reference, setReference] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CardAnswer | null>(null);

  async function confirm(): Promise<void> {
    setStatus('sending');
    const { signal } = new AbortController();
    try {
      const sent = await sendRequest(draft, signal);
      setReference(sent.reference);
      setAnswer(await readRequest(sent.reference, signal));
      setStatus('resting');
      await stepper.next();
    } catch {
      setStatus('failed');
    }
  }

  function send(event: Event): void {
    if (event.type === 'person.given') {
      setDraft({ ...draft, name: event.name, email: event.email });
      void stepper.next();
    } else if (event.type === 'request.confirmed') void confirm();
    else if (event.type === 'another.begun') {
      setDraft(freshDraft(crypto.randomUUID()));
      void stepper.reset();
    } else if (reference !== null) {
      void readRequest(reference, new AbortController().signal).then(setAnswer);
    }
  }

  const data = { draft, hasFailed: status === 'failed', reference, answer };
  const props = { data, send, can: () => true, busy: status === 'sending' };
  return (
    <Layout marks={marksOf(['person', 'check', 'card'].indexOf(stepper.current.id))}>
      <h1>{stepper.current.title}</h1>
      {stepper.match({
        person: () => <Person {...props} />,
        check: () => <Check {...props} />,
        card: () => (
          <>
            {answer?.kind === 'issued' && <p>Card number {answer.number}</p>}
            {answer?.kind === 'waiting' && <Retry {...props} />}
            <Another send={send} />
          </>
        ),
      })}
    </Layout>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
