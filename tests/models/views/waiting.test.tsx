// @vitest-environment jsdom
/** While an address loads, its page is named and marked as the step that the address names. */
import { moduleOf } from '../../../src/app/pages.ts';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { charts } from '../../../machines/charts.ts';
import type { Page, Place } from '../../../machines/engine/index.ts';
import { formatPath, locate, routesOf } from '../../../machines/engine/index.ts';
import { openReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import { isPlaceOf } from '../../../machines/engine/path.ts';
import { EngineHost } from '../../../src/app/engine-host.tsx';
import { isPageName } from '../../../contract/pages.ts';
import type { PageLayoutProps, Registry } from '../../../src/engine/index.ts';
import { openVisit, VisitView } from '../../../src/engine/index.ts';
import { funnelsAmong } from '../line.ts';
import { i18n, say } from './stage.tsx';

/** The page’s address, title, heading and mark. */
interface Announcement {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly mark: string;
}

/** The marks as a list. */
function Marks({ progress, children }: PageLayoutProps) {
  return (
    <>
      <ol>
        {progress.map(({ label, state }) => (
          <li key={label} className={state}>
            {label}
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}

/** The names of a page loaded at a place, and the expected ones, while no call is answered; `null` without any call. */
async function announced<Context extends object, Event extends { readonly type: string }>(
  chart: Chart,
  registry: Registry<Context, Event>,
  place: Place,
): Promise<readonly [Announcement, Announcement] | null> {
  const [input = ''] = Object.keys(chart.inputs);
  const page: Page<Context, Event> = {
    routes: routesOf(chart.machine),
    open: ({ params }) => openReplay(chart, { ...chart.inputs[input], params }).actor,
  };
  const visit = openVisit({ page, place, navigate: () => undefined });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <EngineHost>
          <VisitView visit={visit} registry={registry} place={place} siteName="Site" layout={Marks} />
        </EngineHost>
      </I18nProvider>,
    ),
  );
  const snapshot = visit.actor.getSnapshot();
  const shown = container.querySelector('main')?.dataset['screen'] ?? '';
  const address = place.path + place.search;
  const received = {
    address,
    title: document.title,
    heading: container.querySelector('h1')?.textContent ?? '',
    mark: container.querySelector('li.current')?.textContent ?? '',
  };
  await act(async () => root.unmount());
  container.remove();
  if (!snapshot.hasTag('busy')) return null;
  // With one address for all steps, it names the present step.
  const own = chart.steps[shown];
  const isNamed = own && !own.standsIn && isPlaceOf(own.paths, place);
  const step = isNamed ? own : locate(page.routes, place)?.step;
  const instead = registry.screens[shown]?.title(snapshot.context);
  const title = step && registry.screens[step.name]?.title(snapshot.context, instead);
  if (!title) throw new Error(`${address} names no screen`);
  const mark = registry.progress[step?.progress ?? ''];
  return [received, { address, title: `${say(title)} – Site`, heading: say(title), mark: mark ? say(mark) : '' }];
}

const funnels = funnelsAmong(charts).map((chart) => ({ name: chart.name, chart }));

/** Charts with drafts only, and no data of the server. */
const asksNothing: readonly string[] = ['createAccount', 'forgottenPassword', 'contact', 'purchase'];

test.each(funnels)('$name, at each of its addresses', async ({ name, chart }) => {
  const module = isPageName(name) ? await moduleOf(name)?.() : undefined;
  const received: Announcement[] = [];
  const wanted: Announcement[] = [];
  for (const { pattern } of routesOf(chart.machine)) {
    const place = formatPath(pattern, chart.params);
    const found = await module?.page.withScreens((registry) => announced(chart, registry, place));
    received.push(...(found ? [found[0]] : []));
    wanted.push(...(found ? [found[1]] : []));
  }
  expect(received).toEqual(wanted);
  // A chart without calls on opening has no loading state.
  expect({ asksNothing: asksNothing.includes(name) }).toEqual({ asksNothing: received.length === 0 });
});
