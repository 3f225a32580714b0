/** The claim in an application whose router is TanStack Router. */
import {
  createRootRoute,
  createRouter,
  Link as RouterLink,
  RouterProvider,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { defineFunnel } from 'chart-funnel';
import type { LinkProps } from 'chart-funnel/react';
import { ArrivalsProvider, keepDraft, openVisit, VisitView } from 'chart-funnel/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Infer, Struct } from 'superstruct';
import { create } from 'superstruct';
import { fromPromise } from 'xstate';
import { claimChart } from './claim-chart.ts';
import type { Draft, Photo } from './claim.ts';
import { claimAnswer, draft, freshDraft, photo, sentClaim } from './claim.ts';
import { Layout, screens } from './screens.tsx';

async function call<Answer>(answer: Struct<Answer, unknown>, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return create(await response.json(), answer);
}

const machine = claimChart.provide({
  actors: {
    uploadPhoto: fromPromise<Photo, { readonly file: File }>(({ input: { file }, signal }) =>
      call(photo, `/api/photos?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file, signal }),
    ),
    sendClaim: fromPromise<Infer<typeof sentClaim>, Draft>(({ input: { seed, attempt, ...claim }, signal }) => {
      const body = JSON.stringify({ key: `${seed}-${attempt}`, ...claim });
      return call(sentClaim, '/api/claims', { method: 'POST', body, signal });
    }),
    readClaim: fromPromise<Infer<typeof claimAnswer>, { readonly reference: string }>(({ input, signal }) =>
      call(claimAnswer, `/api/claims/${encodeURIComponent(input.reference)}`, { signal }),
    ),
  },
  actions: { openPaymentPage: (_, { url }) => window.location.assign(url) },
});

const funnel = defineFunnel({ name: 'claim', machine, draft });

/** A mark of the progress list as a link of the router. */
function PlaceLink({ to, children, ...props }: LinkProps) {
  const { pathname, search } = new URL(typeof to === 'string' ? to : to.path + to.search, window.location.href);
  return (
    <RouterLink {...props} to={pathname} search={Object.fromEntries(new URLSearchParams(search))}>
      {children}
    </RouterLink>
  );
}

function Claim() {
  const { history } = useRouter();
  const { pathname: path, searchStr: search } = useLocation();
  const [visit] = useState(() =>
    openVisit({
      page: keepDraft(funnel, { fresh: () => freshDraft(crypto.randomUUID()) }),
      place: { path, search },
      navigate: (to, { replace }) => history[replace ? 'replace' : 'push'](to.path + to.search + window.location.hash),
    }),
  );
  return (
    <VisitView
      visit={visit}
      place={{ path, search }}
      Link={PlaceLink}
      registry={screens}
      siteName="Mutual"
      layout={Layout}
    />
  );
}

const router = createRouter({ routeTree: createRootRoute({ component: Claim, notFoundComponent: () => null }) });

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <ArrivalsProvider>
    <RouterProvider router={router} />
  </ArrivalsProvider>,
);
