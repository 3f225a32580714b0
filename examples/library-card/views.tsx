/** The views of all steps. */
import type { ScreenProps } from 'chart-funnel/react';
import type { Context, Event } from './card.ts';

type Props = ScreenProps<Context, Event>;

/** A field of a sent form. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function Person({ data: { draft }, send }: Props) {
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

export function Check({ data: { draft, hasFailed }, send, busy }: Props) {
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

export function Retry({ send }: Props) {
  return (
    <button type="button" onClick={() => send({ type: 'retried' })}>
      Check again
    </button>
  );
}

export function Another({ send }: Pick<Props, 'send'>) {
  return (
    <button type="button" onClick={() => send({ type: 'another.begun' })}>
      Request another card
    </button>
  );
}
