import { defineFunnel } from 'chart-funnel';
import { ArrivalsProvider, keepDraft, useBrowserVisit, VisitView } from 'chart-funnel/react';
import { createRoot } from 'react-dom/client';
import type { Struct } from 'superstruct';
import { create, string, type } from 'superstruct';
import { fromPromise } from 'xstate';
import { cardChart } from './card-chart.ts';
import type { CardAnswer, Draft } from './card.ts';
import { cardAnswer, draft, freshDraft } from './card.ts';
import { Layout, screens } from './screens.tsx';

async function call<Answer>(answer: Struct<Answer, unknown>, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return create(await response.json(), answer);
}

const machine = cardChart.provide({
  actors: {
    sendRequest: fromPromise<{ readonly reference: string }, Draft>(({ input, signal }) => {
      const { seed, attempt, name, email } = input;
      const body = JSON.stringify({ key: `${seed}-${attempt}`, name, email });
      return call(type({ reference: string() }), '/api/cards', { method: 'POST', body, signal });
    }),
    readRequest: fromPromise<CardAnswer, { readonly reference: string }>(({ input, signal }) =>
      call(cardAnswer, `/api/cards/${encodeURIComponent(input.reference)}`, { signal }),
    ),
  },
});

const funnel = defineFunnel({ name: 'card', machine, draft });

function App() {
  const visiting = useBrowserVisit(() => keepDraft(funnel, { fresh: () => freshDraft(crypto.randomUUID()) }));
  return <VisitView {...visiting} registry={screens} siteName="City Library" layout={Layout} />;
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ArrivalsProvider>
    <App />
  </ArrivalsProvider>,
);
