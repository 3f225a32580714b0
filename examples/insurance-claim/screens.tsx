/** The view, title and progress mark of each step. */
import type { PageLayoutProps, Registry, ScreenProps } from 'chart-funnel/react';
import { screensOf } from 'chart-funnel/react';
import type { Context, Event } from './claim.ts';
import { steps } from './claim.ts';

type Props = ScreenProps<Context, Event>;

function Kind({ send }: Props) {
  return (
    <>
      <button type="button" onClick={() => send({ type: 'kind.given', kind: 'car' })}>
        My car
      </button>
      <button type="button" onClick={() => send({ type: 'kind.given', kind: 'home' })}>
        My home
      </button>
    </>
  );
}

/** One text, and on. */
function Question({ label, value, onGiven }: { label: string; value: string; onGiven: (text: string) => void }) {
  return (
    <form
      action={(form: FormData) => {
        const text = form.get('text');
        if (typeof text === 'string') onGiven(text);
      }}
    >
      <label>
        {label} <input name="text" defaultValue={value} required />
      </label>
      <button type="submit">Continue</button>
    </form>
  );
}

function Photos({ data: { draft, failure }, send, busy }: Props) {
  return (
    <>
      {failure === 'upload' && <p role="alert">The photo could not be uploaded. Choose it again.</p>}
      <ul>
        {draft.photos.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <label>
        Add a photo{' '}
        <input
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file) send({ type: 'photo.chosen', file });
          }}
        />
      </label>
      <button
        type="button"
        disabled={busy || draft.photos.length === 0}
        onClick={() => send({ type: 'photos.confirmed' })}
      >
        Continue
      </button>
    </>
  );
}

function Check({ data: { draft, failure }, send, busy }: Props) {
  return (
    <>
      {failure === 'claim' && <p role="alert">Your claim could not be sent. Nothing is lost.</p>}
      <p>
        {draft.kind === 'car' ? `Car ${draft.plate}` : draft.room}, photos: {draft.photos.length}
      </p>
      <button type="button" disabled={busy} onClick={() => send({ type: 'claim.confirmed' })}>
        Pay the excess of €150
      </button>
    </>
  );
}

function Retry({ send }: Pick<Props, 'send'>) {
  return (
    <button type="button" onClick={() => send({ type: 'retried' })}>
      Check again
    </button>
  );
}

function Another({ send }: Pick<Props, 'send'>) {
  return (
    <button type="button" onClick={() => send({ type: 'another.begun' })}>
      Make another claim
    </button>
  );
}

const screen = screensOf<Context, Event>();

export const screens: Registry<Context, Event, typeof steps> = {
  progress: { damage: 'Damage', photos: 'Photos', check: 'Check and pay', done: 'Done' },
  screens: {
    kind: screen(steps.kind, { title: 'What is damaged?', view: Kind }),
    car: screen(steps.car, {
      title: 'Your car',
      view: ({ data: { draft }, send }) => (
        <Question label="Number plate" value={draft.plate} onGiven={(plate) => send({ type: 'car.given', plate })} />
      ),
    }),
    home: screen(steps.home, {
      title: 'Your home',
      view: ({ data: { draft }, send }) => (
        <Question label="Room" value={draft.room} onGiven={(room) => send({ type: 'home.given', room })} />
      ),
    }),
    photos: screen(steps.photos, { title: 'Photos of the damage', view: Photos }),
    check: screen(steps.check, { title: 'Check your claim', view: Check }),
    outcome: screen(steps.outcome, { title: 'Your claim', view: () => <p>One moment…</p> }),
    unreadable: screen(steps.unreadable, { title: 'Your claim cannot be shown', view: Retry }),
    paid: screen(steps.paid, {
      title: 'Your claim is open',
      view: ({ data, send }) => (
        <>
          <p>Claim {data.reference}</p>
          <Another send={send} />
        </>
      ),
    }),
    unpaid: screen(steps.unpaid, {
      title: 'Your claim is not paid',
      view: ({ send, can }) => (
        <>
          {can({ type: 'claim.confirmed' }) && (
            <button type="button" onClick={() => send({ type: 'claim.confirmed' })}>
              Pay the excess of €150
            </button>
          )}
          <Retry send={send} />
        </>
      ),
    }),
    unknown: screen(steps.unknown, { title: 'There is no such claim', view: Another }),
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
