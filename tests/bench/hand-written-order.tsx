/**
 * The same order, written by a good hand: a reducer, the address pushed by the click and followed at Back and Forward, an
 * address refused whose step lacks what it needs, a draft for one person and one hour written after each commit and read
 * back with care, title and focus at each step. It has none of the chart's other promises.
 */
import type { ComponentType } from 'react';
import { useEffect, useReducer, useRef } from 'react';
import { boolean, create, number, object, string } from 'superstruct';
import { draw } from './draw.tsx';
import type { Name, Order, OrderEvent, Views } from './order.ts';
import { emptyOrder, LIFETIME, names, places, SITE } from './order.ts';

interface State {
  readonly name: Name;
  readonly order: Order;
  readonly isGiven: boolean;
}

type Action = OrderEvent | { readonly type: 'address.changed'; readonly name: Name };

function nameAt(search: string): Name {
  const step = new URLSearchParams(search).get('step');
  return names.find((name) => name === step) ?? 'needs';
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'needs.given':
      return { name: 'person', order: action.order, isGiven: false };
    case 'person.given':
      return { name: 'check', order: action.order, isGiven: true };
    case 'needs.reopened':
      return { ...state, name: 'needs' };
    case 'address.changed':
      return action.name === 'check' && !state.isGiven ? state : { ...state, name: action.name };
  }
}

const KEY = 'order';
const PERSON = 'nobody';

const draft = object({
  person: string(),
  expiresAt: number(),
  isGiven: boolean(),
  order: object({ title: string(), readers: string(), name: string(), email: string() }),
});

function begin(): State {
  try {
    const kept = create(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'), draft);
    if (kept.person === PERSON && kept.expiresAt > Date.now())
      return reduce(
        { name: 'needs', order: kept.order, isGiven: kept.isGiven },
        { type: 'address.changed', name: nameAt(window.location.search) },
      );
  } catch {
    // None, or none that can be read.
  }
  return { name: 'needs', order: emptyOrder, isGiven: false };
}

function keep({ order, isGiven }: State): void {
  try {
    const text = JSON.stringify({ person: PERSON, expiresAt: Date.now() + LIFETIME, isGiven, order });
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // Full or forbidden: the page goes on without.
  }
}

/** The order with these views. */
export function handWrittenOrder(views: Views): ComponentType {
  const { useSay, titles } = views;
  return function HandWrittenOrder() {
    const say = useSay();
    const [state, dispatch] = useReducer(reduce, null, begin);
    const { name, order, isGiven } = state;
    const heading = useRef<HTMLHeadingElement>(null);
    const shown = useRef<Name | null>(null);
    const title = say(titles[name]);

    useEffect(() => {
      const follow = () => dispatch({ type: 'address.changed', name: nameAt(window.location.search) });
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    }, []);
    useEffect(() => {
      if (nameAt(window.location.search) !== name) window.history.replaceState(null, '', places[name]);
    }, [name]);
    useEffect(() => {
      document.title = `${title} – ${SITE}`;
    }, [title]);
    useEffect(() => {
      if (shown.current !== null && shown.current !== name) heading.current?.focus();
      shown.current = name;
    }, [name]);
    useEffect(() => keep({ name: 'needs', order, isGiven }), [order, isGiven]);

    const send = (event: OrderEvent): void => {
      const next = reduce(state, event);
      if (next.name !== name) window.history.pushState(null, '', places[next.name]);
      dispatch(event);
    };

    return draw(views, { name, order, say, title, heading, send });
  };
}
