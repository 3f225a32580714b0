/** The view, title and progress mark of each step. */
import type { PageLayoutProps, Registry, ScreenProps } from 'chart-funnel/react';
import { screensOf } from 'chart-funnel/react';
import type { Context, Event } from './card.ts';
import { steps } from './card.ts';

/** A field of a sent form. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function Person({ data: { draft }, send }: ScreenProps<Context, Event>) {
  return (
    <form
      action={(form: FormData) => {
        send({ type: 'person.given', name: fieldOf(form, 'name'), email: fieldOf(form, 'email') });
      }}
    >
      <label>
        Name <input name="name" defaultValue={draft.name} required />
      </label>
      <label>
        Email <input name="email" type="email" defaultValue={draft.email} required />
      </label>
      <button type="submit">Continue</button>
    </form>
  );
}

function Check({ data: { draft, hasFailed }, send, busy }: ScreenProps<Context, Event>) {
  return (
    <>
      {hasFailed && <p role="alert">Your request could not be sent. Nothing is lost.</p>}
      <p>
        {draft.name}, {draft.email}
      </p>
      <button type="button" disabled={busy} onClick={() => send({ type: 'request.confirmed' })}>
        Request the card
      </button>
    </>
  );
}

function Retry({ send }: ScreenProps<Context, Event>) {
  return (
    <button type="button" onClick={() => send({ type: 'retried' })}>
      Check again
    </button>
  );
}

function Another({ send }: Pick<ScreenProps<Context, Event>, 'send'>) {
  return (
    <button type="button" onClick={() => send({ type: 'another.begun' })}>
      Request another card
    </button>
  );
}

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
