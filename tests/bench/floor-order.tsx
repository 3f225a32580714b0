/**
 * The floor: the least code that leaves at each step exactly what the engine leaves (the same page, address, history, draft,
 * title, focus), and nothing else. It knows what comes after what by heart, follows no address and reads no draft.
 */
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { funnel } from './engine-order.tsx';
import { draw } from './draw.tsx';
import type { Name, Order, OrderEvent, Views } from './order.ts';
import { emptyOrder, LIFETIME, places, SITE } from './order.ts';

const next = { needs: 'person', person: 'check', check: 'needs' } as const;

function write(value: Name, order: Order): void {
  const text = JSON.stringify({
    machine: 'order',
    version: 1,
    structureHash: funnel.hash,
    person: 'nobody',
    expiresAt: Date.now() + LIFETIME,
    snapshot: { value, context: { order, isGiven: value === 'check' } },
  });
  window.sessionStorage.setItem('funnel:order', text);
}

/** The order with these views. */
export function floorOrder(views: Views): ComponentType {
  const { useSay, titles } = views;
  return function FloorOrder() {
    const say = useSay();
    const [{ name, order }, show] = useState<{ name: Name; order: Order }>({ name: 'needs', order: emptyOrder });
    const heading = useRef<HTMLHeadingElement>(null);
    const isFirst = useRef(true);
    const title = say(titles[name]);

    useEffect(() => {
      document.title = `${title} – ${SITE}`;
      if (!isFirst.current) heading.current?.focus();
      isFirst.current = false;
    }, [title]);

    const send = (event: OrderEvent): void => {
      const following = next[name];
      if ('order' in event) write(following, event.order);
      window.history.pushState(null, '', places[following]);
      show({ name: following, order: 'order' in event ? event.order : order });
    };

    return draw(views, { name, order, say, title, heading, send });
  };
}
