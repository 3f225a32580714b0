/** Renders a step for the implementations without the engine: the same elements as the engine's. */
import type { ReactNode, RefObject } from 'react';
import type { Words } from '../../src/engine/index.ts';
import type { Name, Order, OrderEvent, Views } from './order.ts';
import { places } from './order.ts';

interface Step {
  readonly name: Name;
  readonly order: Order;
  readonly say: (words: Words) => string;
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly send: (event: OrderEvent) => void;
}

/** A function instead of a component: React does no more work than for inline elements. */
export function draw(
  { layout: PageLayout, heading: Heading, marks, aside: Aside, screens }: Views,
  { name, order, say, title, heading, send }: Step,
): ReactNode {
  const current = marks.findIndex((mark) => mark.name === name);
  const progress = marks.map((mark, index) => ({
    label: say(mark.label),
    state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const),
    href: index < current ? places[mark.name] : null,
  }));
  const Screen = screens[name];
  const data = { draft: { order } };
  return (
    <PageLayout progress={progress} aside={Aside ? <Aside data={data} /> : null}>
      <main id="main" data-screen={name} data-state={name} aria-busy={false}>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Screen data={data} send={send} />
      </main>
    </PageLayout>
  );
}
