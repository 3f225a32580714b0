/** The views of all steps, rendered alike by each of the compared implementations. */
import { Field, Form } from './fields.tsx';
import type { LeaveContext, LeaveEvent } from './request.ts';

interface Props<Draft = unknown> {
  readonly data: LeaveContext & { readonly draft: Draft };
  readonly send: (event: LeaveEvent) => void;
  readonly busy: boolean;
}

export function Who({ data: { draft }, send, busy }: Props) {
  return (
    <Form
      submit="Go on"
      busy={busy}
      onGiven={({ text }) =>
        send({ type: 'who.given', name: text('name'), kind: text('kind') === 'birth' ? 'birth' : 'adoption' })
      }
    >
      <Field name="name" label="Your name" value={draft.name} />
      <fieldset>
        <legend>Why do you ask for leave?</legend>
        <label>
          <input type="radio" name="kind" value="birth" defaultChecked={draft.kind === 'birth'} required /> A birth
        </label>
        <label>
          <input type="radio" name="kind" value="adoption" defaultChecked={draft.kind === 'adoption'} /> An adoption
        </label>
      </fieldset>
    </Form>
  );
}

export function Birth({ data: { draft }, send, busy }: Props<{ readonly kind: 'birth' }>) {
  return (
    <Form
      submit="Go on"
      busy={busy}
      onGiven={({ text }) => send({ type: 'child.given', day: text('day'), agency: '' })}
    >
      <Field name="day" label="Expected day of birth" type="date" value={draft.day} />
    </Form>
  );
}

export function Adoption({ data: { draft }, send, busy }: Props<{ readonly kind: 'adoption' }>) {
  return (
    <Form
      submit="Go on"
      busy={busy}
      onGiven={({ text }) => send({ type: 'child.given', day: text('day'), agency: text('agency') })}
    >
      <Field name="day" label="Day of arrival" type="date" value={draft.day} />
      <Field name="agency" label="Agency" value={draft.agency} />
    </Form>
  );
}

export function Dates({ data: { draft }, send, busy }: Props<{ readonly day: string }>) {
  return (
    <Form
      submit="Go on"
      busy={busy}
      onGiven={({ text, isTicked }) =>
        send({
          type: 'dates.given',
          start: text('start'),
          weeks: Number(text('weeks')),
          isShared: isTicked('isShared'),
        })
      }
    >
      <p>The day you gave: {draft.day}</p>
      <Field name="start" label="First day of leave" type="date" value={draft.start} />
      <Field name="weeks" label="Weeks" type="number" value={draft.weeks} />
      <label>
        <input type="checkbox" name="isShared" defaultChecked={draft.isShared} /> I share it with the other parent
      </label>
    </Form>
  );
}

export function Partner({ data: { draft }, send, busy }: Props<{ readonly isShared: true }>) {
  return (
    <Form submit="Go on" busy={busy} onGiven={({ text }) => send({ type: 'partner.given', partner: text('partner') })}>
      <Field name="partner" label="Name of the other parent" value={draft.partner} />
    </Form>
  );
}

export function Check({ data: { draft, hasFailed }, send, busy }: Props<{ readonly kind: 'birth' | 'adoption' }>) {
  return (
    <>
      {hasFailed && <p role="alert">Your request could not be sent. Nothing is lost.</p>}
      <ul>
        <li>{draft.name}</li>
        <li>{draft.kind === 'birth' ? `Birth on ${draft.day}` : `Adoption on ${draft.day} by ${draft.agency}`}</li>
        <li>{`${draft.weeks} weeks from ${draft.start}`}</li>
        {draft.isShared && <li>{`Shared with ${draft.partner}`}</li>}
      </ul>
      <Form
        submit={hasFailed ? 'Send again' : 'Send'}
        busy={busy}
        onGiven={() => send({ type: 'request.confirmed' })}
      />
    </>
  );
}

export function Sent({ data: { draft }, send }: Omit<Props<{ readonly reference: string }>, 'busy'>) {
  return (
    <>
      <p>{`Your request is ${draft.reference.toUpperCase()}.`}</p>
      <button type="button" onClick={() => send({ type: 'another.begun' })}>
        Ask for another leave
      </button>
    </>
  );
}
