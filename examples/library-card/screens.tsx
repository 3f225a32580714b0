/** The screen and progress mark of each step, and the layout around them. */
import type { PageLayoutProps, Registry } from 'chart-funnel/react';
import { screensOf } from 'chart-funnel/react';
import type { Context, Event } from './card.ts';
import { steps } from './steps.ts';
import { Another, Check, Person, Retry } from './views.tsx';

const screen = screensOf<Context, Event>();

export const screens: Registry<Context, Event, typeof steps> = {
  progress: { person: 'You', check: 'Check', card: 'Your card' },
  screens: {
    person: screen(steps.person, { title: 'Library card', view: Person }),
    check: screen(steps.check, { title: 'Check your request', view: Check }),
    request: screen(steps.request, { title: 'Your request', view: () => <p>One moment…</p> }),
    unreadable: screen(steps.unreadable, { title: 'Your request cannot be shown', view: Retry }),
    issued: screen(steps.issued, {
      title: ({ answer }) => `Your card, ${answer.name}`,
      view: ({ data, send }) => (
        <>
          <p>Card number {data.answer.number}</p>
          <Another send={send} />
        </>
      ),
    }),
    waiting: screen(steps.waiting, { title: 'A librarian checks your request', view: Retry }),
    unknown: screen(steps.unknown, { title: 'There is no such request', view: Another }),
  },
};

/** Around every step: the progress list. A done mark links to its step. */
export function Layout({ progress, Link, children }: PageLayoutProps) {
  return (
    <>
      <nav aria-label="Progress">
        <ol>
          {progress.map(({ label, state, place }) => (
            <li key={label} aria-current={state === 'current' ? 'step' : undefined}>
              {place ? <Link to={place}>{label}</Link> : label}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  );
}
