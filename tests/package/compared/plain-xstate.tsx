/** The library card with XState and @xstate/react alone, as their documentation has it. */
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { assign, fromPromise, setup } from 'xstate';
import { readRequest, sendRequest } from './api.ts';
import type { CardAnswer, Context, Draft, Event } from './card.ts';
import { freshDraft } from './card.ts';
import { Layout, marksOf } from './marks.tsx';
import { Another, Check, Person, Retry } from './views.tsx';

const types: { context?: Context; events?: Event } = {};

const machine = setup({
  types,
  actors: {
    sendRequest: fromPromise<{ reference: string }, Draft>(({ input, signal }) => sendRequest(input, signal)),
    readRequest: fromPromise<CardAnswer, string>(({ input, signal }) => readRequest(input, signal)),
  },
}).createMachine({
  id: 'card',
  context: { draft: freshDraft(crypto.randomUUID()), hasFailed: false, reference: null, answer: null },
  initial: 'person',
  states: {
    person: {
      on: {
        'person.given': {
          target: 'check',
          actions: assign({ draft: ({ context, event: { name, email } }) => ({ ...context.draft, name, email }) }),
        },
      },
    },
    check: { exit: assign({ hasFailed: false }), on: { 'request.confirmed': 'sending' } },
    sending: {
      invoke: {
        src: 'sendRequest',
        input: ({ context }) => context.draft,
        onDone: { target: 'reading', actions: assign({ reference: ({ event }) => event.output.reference }) },
        onError: { target: 'check', actions: assign({ hasFailed: true }) },
      },
    },
    reading: {
      invoke: {
        src: 'readRequest',
        input: ({ context }) => context.reference ?? '',
        onDone: { target: 'answered', actions: assign({ answer: ({ event }) => event.output }) },
        onError: 'unreadable',
      },
    },
    answered: {
      on: {
        retried: 'reading',
        'another.begun': {
          target: 'person',
          actions: assign(() => ({ draft: freshDraft(crypto.randomUUID()), reference: null, answer: null })),
        },
      },
    },
    unreadable: { on: { retried: 'reading' } },
  },
});

const titles = {
  person: 'Library card',
  check: 'Check your request',
  sending: 'Check your request',
  reading: 'Your request',
  answered: 'Your card',
  unreadable: 'Your request cannot be shown',
};

function App() {
  const [snapshot, send] = useMachine(machine);
  const { value, context: data } = snapshot;
  const props = { data, send, can: snapshot.can, busy: snapshot.matches('sending') };
  return (
    <Layout marks={marksOf(value === 'person' ? 0 : value === 'check' || value === 'sending' ? 1 : 2)}>
      <h1>{titles[value]}</h1>
      {value === 'person' && <Person {...props} />}
      {(value === 'check' || value === 'sending') && <Check {...props} />}
      {value === 'unreadable' && <Retry {...props} />}
      {value === 'answered' && data.answer?.kind === 'issued' && <p>Card number {data.answer.number}</p>}
      {value === 'answered' && data.answer?.kind === 'waiting' && <Retry {...props} />}
      {value === 'answered' && <Another send={send} />}
    </Layout>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
