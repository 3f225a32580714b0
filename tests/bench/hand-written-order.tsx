/** The same order, written by hand: a reducer, the history, a draft, title, focus and announcement. */
import { useEffect, useReducer, useRef } from 'react';
import { StepHeading } from '../../src/ui/step-heading.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { Order, OrderEvent } from './screens.tsx';
import { CheckScreen, emptyOrder, NeedsScreen, OrderAside, OrderFrame, PersonScreen } from './screens.tsx';

const names = ['needs', 'person', 'check'] as const;

type Name = (typeof names)[number];

interface State {
  readonly name: Name;
  readonly order: Order;
}

const labels = { needs: 'Needs', person: 'You', check: 'Check' } as const;
const titles = { needs: 'What you need', person: 'Who you are', check: 'Check' } as const;
const screens = { needs: NeedsScreen, person: PersonScreen, check: CheckScreen } as const;
const places = { needs: '/order', person: '/order?step=person', check: '/order?step=check' } as const;

function nameAt(search: string): Name {
  const step = new URLSearchParams(search).get('step');
  return names.find((name) => name === step) ?? 'needs';
}

function reduce(state: State, event: OrderEvent | { readonly type: 'address.changed'; readonly name: Name }): State {
  switch (event.type) {
    case 'needs.given':
      return { name: 'person', order: event.order };
    case 'person.given':
      return { name: 'check', order: event.order };
    case 'needs.reopened':
      return { ...state, name: 'needs' };
    case 'address.changed':
      return { ...state, name: event.name };
  }
}

export function HandWrittenOrder() {
  const [state, dispatch] = useReducer(reduce, { name: nameAt(window.location.search), order: emptyOrder });
  const { name, order } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<Name | null>(null);

  useEffect(() => {
    const onBack = () => dispatch({ type: 'address.changed', name: nameAt(window.location.search) });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  useEffect(() => {
    document.title = `${titles[name]} – Bench`;
    if (shown.current !== null && shown.current !== name) {
      heading.current?.focus();
      region.current?.replaceChildren(titles[name]);
    }
    shown.current = name;
  }, [name]);
  useEffect(() => window.sessionStorage.setItem('order', JSON.stringify({ name, order })), [name, order]);

  const send = (event: OrderEvent): void => {
    const next = reduce(state, event);
    if (next.name !== name) window.history.pushState(null, '', places[next.name]);
    dispatch(event);
  };

  const current = names.indexOf(name);
  const progress = names.map((each, index) => ({
    label: labels[each],
    state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const),
    href: index < current ? places[each] : null,
  }));
  const Screen = screens[name];
  return (
    <>
      <OrderFrame progress={progress} aside={<OrderAside order={order} />}>
        <main id="main" data-screen={name}>
          <StepHeading ref={heading}>{titles[name]}</StepHeading>
          <Screen order={order} send={send} />
        </main>
      </OrderFrame>
      <VisuallyHidden>
        <div role="status" ref={region} />
      </VisuallyHidden>
    </>
  );
}
