// @vitest-environment jsdom
/** As long as what an address needs is read, the page is called and marked as the step that the address names. */
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { charts } from '../../../machines/charts.ts';
import type { Place } from '../../../machines/engine/index.ts';
import { definePage, formatPath, locate, routesOf } from '../../../machines/engine/index.ts';
import { openReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import { isPlaceOf } from '../../../machines/engine/path.ts';
import { EngineHost } from '../../../src/app/engine-host.tsx';
import { isPageName, pageOf } from '../../../src/app/pages.ts';
import type { PageLayoutProps, Registry } from '../../../src/engine/index.ts';
import { openVisit, VisitView } from '../../../src/engine/index.ts';
import { funnelsAmong } from '../funnels.ts';
import { i18n, say } from './stage.tsx';

/** What a page says of itself. */
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

/** What a page that was loaded at a place says and what it should, as long as nothing is answered; `null` where it asks nothing. */
async function announced<Context extends object, Event extends { readonly type: string }>(
  chart: Chart,
  registry: Registry<Context, Event>,
  place: Place,
): Promise<readonly [Announcement, Announcement] | null> {
  const [input = ''] = Object.keys(chart.inputs);
  const page = definePage<Context, Event>({
    machine: chart.machine,
    open: ({ params }) => openReplay(chart, { ...chart.inputs[input], params }).actor,
  });
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
  // Where all steps share one address, it names the one that is shown.
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

/** Charts that hold what is typed, and nothing that is told. */
const asksNothing: readonly string[] = ['createAccount', 'forgottenPassword', 'contact'];

test.each(funnels)('$name, at each of its addresses', async ({ name, chart }) => {
  const module = isPageName(name) ? await pageOf(name).load?.() : undefined;
  const received: Announcement[] = [];
  const wanted: Announcement[] = [];
  for (const { pattern } of routesOf(chart.machine)) {
    const place = formatPath(pattern, chart.params);
    const found = await module?.page.withScreens((registry) => announced(chart, registry, place));
    received.push(...(found ? [found[0]] : []));
    wanted.push(...(found ? [found[1]] : []));
  }
  expect(received).toEqual(wanted);
  // One that asks nothing as it is opened has nothing to wait for.
  expect(received.length > 0).toBe(!asksNothing.includes(name));
});
