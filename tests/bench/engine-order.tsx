/** The order as a funnel of the engine. */
import type { ComponentType } from 'react';
import { useState } from 'react';
import { boolean, object, string, type as having } from 'superstruct';
import { navigate } from 'wouter/use-browser-location';
import { assign, createActor, setup } from 'xstate';
import type { FunnelInput, Place } from '../../machines/engine/index.ts';
import { defineFunnel } from '../../machines/engine/index.ts';
import type { StepMeta } from '../../machines/engine/step.ts';
import { step } from '../../machines/engine/step.ts';
import { typed } from '../../machines/engine/chart.ts';
import { useAddress } from '../../src/app/navigation/use-address.ts';
import type { PageLayoutProps, Registry } from '../../src/engine/index.ts';
import { ArrivalsProvider, keepDraft, openVisit, screensOf, tabStore, VisitView } from '../../src/engine/index.ts';
import type { Order, OrderEvent, Views } from './order.ts';
import { emptyOrder, LIFETIME, names, places, SITE } from './order.ts';

interface Draft {
  readonly order: Order;
  readonly isGiven: boolean;
}

interface Context {
  readonly draft: Draft;
}

const nothing = having({});
const steps = {
  needs: step('needs', { paths: [places.needs], needs: nothing, progress: 'needs' }),
  person: step('person', { paths: [places.person], needs: nothing, progress: 'person' }),
  check: step('check', {
    paths: [places.check],
    needs: having({ draft: having({ isGiven: boolean() }) }),
    progress: 'check',
  }),
};

const machine = setup({
  types: typed<{ context: Context; events: OrderEvent; input: FunnelInput<Draft>; meta: StepMeta; tags: 'busy' }>(),
  actions: {
    keepOrder: assign((_, { order, isGiven }: Draft) => ({ draft: { order, isGiven } })),
  },
  guards: { isGiven: ({ context }) => context.draft.isGiven },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ draft: input.draft }),
  initial: 'needs',
  states: {
    needs: {
      id: 'order.needs',
      route: {},
      meta: { step: steps.needs },
      on: {
        'needs.given': {
          target: 'person',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order, isGiven: false }) },
        },
      },
    },
    person: {
      id: 'order.person',
      route: {},
      meta: { step: steps.person },
      on: {
        'person.given': {
          target: 'check',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order, isGiven: true }) },
        },
      },
    },
    check: {
      id: 'order.check',
      route: { guard: 'isGiven' },
      meta: { step: steps.check },
      on: { 'needs.reopened': { target: 'needs' } },
    },
  },
});

const screen = screensOf<Context, OrderEvent>();

function registryOf({ titles, marks, aside, screens }: Views): Registry<Context, OrderEvent> {
  return {
    progress: Object.fromEntries(marks.map(({ name, label }) => [name, label])),
    ...(aside && { aside }),
    screens: Object.fromEntries(
      names.map((name) => [name, screen(steps[name], { title: titles[name], view: screens[name] })]),
    ),
  };
}

export const funnel = defineFunnel({
  name: 'order',
  machine,
  draft: {
    version: 1,
    struct: object({
      order: object({ title: string(), readers: string(), name: string(), email: string() }),
      isGiven: boolean(),
    }),
    lifetime: LIFETIME,
  },
  open: (input: FunnelInput<Draft>) => createActor(machine, { input }),
});

const store = tabStore(() => window.sessionStorage);
const go = ({ path, search }: Place, options: { readonly replace: boolean }) => navigate(path + search, options);

/** The order with these views, as the product's own pages are put together. */
export function engineOrder(views: Views): ComponentType {
  const registry = registryOf(views);

  function PageLayout({ progress, ...rest }: PageLayoutProps) {
    const items = progress.map(({ place, ...mark }) => ({ ...mark, href: place && place.path + place.search }));
    return <views.layout progress={items} {...rest} />;
  }

  return function EngineOrder() {
    const { place } = useAddress(false);
    const [visit] = useState(() =>
      openVisit({
        page: keepDraft(funnel, {
          person: 'nobody',
          fresh: () => ({ order: emptyOrder, isGiven: false }),
          store,
          now: Date.now,
        }),
        place,
        navigate: go,
      }),
    );
    return (
      <ArrivalsProvider onShown={() => undefined}>
        <VisitView visit={visit} registry={registry} place={place} siteName={SITE} layout={PageLayout} />
      </ArrivalsProvider>
    );
  };
}
