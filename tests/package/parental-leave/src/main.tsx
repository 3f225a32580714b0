import type { FunnelInput } from 'chart-funnel';
import { defineFunnel } from 'chart-funnel';
import { ArrivalsProvider, keepDraft, useBrowserVisit, VisitView } from 'chart-funnel/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { PageLayout } from './frame.tsx';
import { leaveChart } from './leave-chart.ts';
import { rules } from './leave.ts';
import type { Leave } from './request.ts';
import { freshLeave } from './request.ts';
import { screens } from './screens.tsx';
import { sendLeave } from './send-leave.ts';

const machine = leaveChart.provide({
  actors: {
    sendLeave: fromPromise<{ readonly reference: string }, Leave>(({ input, signal }) => sendLeave(input, signal)),
  },
});
const funnel = defineFunnel({
  name: 'leave',
  machine,
  draft: rules,
  open: (input: FunnelInput<Leave>) => createActor(machine, { input }),
});

function App() {
  const visiting = useBrowserVisit(() => keepDraft(funnel, { fresh: () => freshLeave(crypto.randomUUID()) }));
  return <VisitView {...visiting} registry={screens} siteName="People & Culture" layout={PageLayout} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <StrictMode>
    <ArrivalsProvider>
      <App />
    </ArrivalsProvider>
  </StrictMode>,
);
