import { defineFunnel } from 'chart-funnel';
import { ArrivalsProvider, keepDraft, useBrowserVisit, VisitView } from 'chart-funnel/react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { readRequest, sendRequest } from './api.ts';
import { cardChart } from './card-chart.ts';
import type { CardAnswer, Draft } from './card.ts';
import { freshDraft } from './card.ts';
import { Layout, screens } from './screens.tsx';
import { draft } from './steps.ts';

const machine = cardChart.provide({
  actors: {
    sendRequest: fromPromise<{ readonly reference: string }, Draft>(({ input, signal }) => sendRequest(input, signal)),
    readRequest: fromPromise<CardAnswer, { readonly reference: string }>(({ input, signal }) =>
      readRequest(input.reference, signal),
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
