/** The least that a step can show, a heading and a button: what is left to measure is who leads. */
import { Fragment } from 'react';
import type { Order, OrderEvent, ViewProps, Views } from './order.ts';

const going =
  (eventOf: (order: Order) => OrderEvent) =>
  ({ data, send }: ViewProps) => (
    <button type="button" onClick={() => send(eventOf(data.draft.order))}>
      Go on
    </button>
  );

export const trivialViews: Views = {
  host: Fragment,
  useSay: () => (words) => (typeof words === 'string' ? words : words.id),
  layout: ({ children }) => children,
  heading: 'h1',
  titles: { needs: 'Pay for your subscription', person: 'Billing details', check: 'Check before you pay' },
  marks: [],
  screens: {
    needs: going((order) => ({ type: 'needs.given', order: { ...order } })),
    person: going((order) => ({ type: 'person.given', order: { ...order } })),
    check: going(() => ({ type: 'needs.reopened' })),
  },
};
