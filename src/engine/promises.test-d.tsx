/** Each promise of the README, broken once: it does not compile. `npm run check -- types` checks this file. */
import { number, object, type as having } from 'superstruct';
import { setup } from 'xstate';
import type { FunnelInput } from '../../machines/engine/index.ts';
import { defineFunnel, definePage, typed } from '../../machines/engine/index.ts';
import { present, step, type StepMeta } from '../../machines/engine/step.ts';
import type { Registry, ScreenProps } from './index.ts';
import { screensOf } from './index.ts';

interface Context {
  readonly stock: number | null;
  readonly name: string | null;
}
type Event = { readonly type: 'count.given'; readonly count: number };

const steps = {
  count: step('count', { paths: ['/shop'], needs: having({ stock: present<number>() }), progress: 'count' }),
  sure: step('sure', { paths: ['/shop?step=sure'], needs: having({}), progress: 'sure' }),
  /** Without a mark. */
  other: step('other', { paths: [], needs: having({}) }),
  unknown: step('unknown', { paths: [], needs: having({}), progress: null }),
};

const words = { id: 'words', message: 'Words' };
const screen = screensOf<Context, Event>();

function ReadsStock({ data }: ScreenProps<Context & { readonly stock: number }, Event>) {
  return <p>{data.stock + 1}</p>;
}

function ReadsName({ data }: ScreenProps<Context & { readonly name: string }, Event>) {
  return <p>{data.name.trim()}</p>;
}

function SendsOther({ send }: ScreenProps<Context, { readonly type: 'sale.ended' }>) {
  send({ type: 'sale.ended' });
  return null;
}

const count = screen(steps.count, { title: words, view: ReadsStock });
const sure = screen(steps.sure, { title: words, view: () => null });
const other = screen(steps.other, { title: words, view: () => null });
const unknown = screen(steps.unknown, { title: words, view: () => null });

// @ts-expect-error -- a view may read only what its step promises, also when it is a component with a name
screen(steps.count, { title: words, view: ReadsName });

// @ts-expect-error -- so may a title
screen(steps.sure, { title: ({ stock }) => ({ id: stock.toFixed() }), view: () => null });

// @ts-expect-error -- a view sends the chart's events and no others
screen(steps.count, { title: words, view: SendsOther });

export const whole: Registry<Context, Event, typeof steps> = {
  progress: { count: words, sure: words },
  screens: { count, sure, other, unknown },
};

export const withoutScreen: Registry<Context, Event, typeof steps> = {
  progress: { count: words, sure: words },
  // @ts-expect-error -- every step has a screen
  screens: { count, other, unknown },
};

export const anothersScreen: Registry<Context, Event, typeof steps> = {
  progress: { count: words, sure: words },
  // @ts-expect-error -- each screen is its own step's
  screens: { count, sure: count, other, unknown },
};

export const misspelt: Registry<Context, Event, typeof steps> = {
  // @ts-expect-error -- the marks of the progress list are those of the steps
  progress: { cuont: words, sure: words },
  screens: { count, sure, other, unknown },
};

export const withoutMark: Registry<Context, Event, typeof steps> = {
  // @ts-expect-error -- each of them is named
  progress: { count: words },
  screens: { count, sure, other, unknown },
};

interface Draft {
  readonly count: number;
}
type Input = FunnelInput<Draft>;
const draft = { version: 1, struct: object({ count: number() }), lifetime: 1_000 };
const kept = { context: ({ input }: { readonly input: Input }) => ({ draft: input.draft }) };

const wholeMachine = setup({
  types: typed<{ context: { draft: Draft }; events: Event; input: Input; meta: StepMeta }>(),
}).createMachine(kept);
defineFunnel({ name: 'shop', machine: wholeMachine, draft }).open({ draft: { count: 1 }, params: {} });

// @ts-expect-error -- a page without a draft gives its chart none
definePage({ machine: wholeMachine });

const withoutSteps = setup({
  types: typed<{ context: { draft: Draft }; events: Event; input: Input }>(),
}).createMachine(kept);
// @ts-expect-error -- the chart's states have steps
defineFunnel({ name: 'shop', machine: withoutSteps, draft });

const withoutDraft = setup({
  types: typed<{ context: { count: number }; events: Event; input: Input; meta: StepMeta }>(),
}).createMachine({ context: ({ input }) => input.draft });
// @ts-expect-error -- the chart's context has the draft
defineFunnel({ name: 'shop', machine: withoutDraft, draft });

const withMore = setup({
  types: typed<{ context: { draft: Draft }; events: Event; input: Input & { price: number }; meta: StepMeta }>(),
}).createMachine(kept);
// @ts-expect-error -- the chart's input is the funnel's, or `open` gives it the rest
defineFunnel({ name: 'shop', machine: withMore, draft });
