import { anonymous } from '../../../domain/visitor.ts';
import type { VisitorAnswer } from '../../../domain/visitor.ts';
import type { SessionActor } from './session.ts';

/** Reactions of a tab to a sign-in or sign-out in another one. */
interface Following {
  readonly readVisitor: (signal: AbortSignal) => Promise<VisitorAnswer>;
  /** The person has signed out in another tab. */
  readonly onSignedOut: () => void;
}

/** Message between tabs: the account's id; `null` after a sign-out. */
type Person = number | null;

const CHANNEL = 'session';

/** The account's id; `null` for an anonymous visitor, `undefined` before the visitor is known. */
function personOf(session: SessionActor): Person | undefined {
  const { visitor } = session.getSnapshot().context;
  return visitor ? (visitor.account?.id ?? null) : undefined;
}

/**
 * Broadcasts a sign-in or sign-out to the other tabs of this browser, and follows theirs. A message is a hint: the
 * visitor is read from the server. An expired session is not broadcast: a draft in another tab stays until its next
 * call, and for good where the same person signs in again. Returns an unsubscribe function.
 */
export function followTabs(session: SessionActor, { readVisitor, onSignedOut }: Following): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (person: Person): void => channel.postMessage(person);
  let person = personOf(session);
  const changes = session.subscribe(() => {
    const present = personOf(session);
    if (present === person) return;
    person = present;
    if (typeof present === 'number') tell(present);
  });
  const messages = session.on('message.given', ({ message }) => {
    if (message === 'signedOut') tell(null);
  });
  let reading = new AbortController();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    reading.abort();
    if (person === undefined || data === person) return;
    reading = new AbortController();
    const { signal } = reading;
    readVisitor(signal).then(
      (answer) => {
        if (signal.aborted) return;
        const visitor = answer.kind === 'known' ? answer.visitor : anonymous;
        session.send({ type: 'visitor.changedElsewhere', visitor });
        if (data === null && visitor.account === null) onSignedOut();
      },
      // Its failure is logged; the next call of this tab finds out.
      () => undefined,
    );
  });
  return () => {
    reading.abort();
    changes.unsubscribe();
    messages.unsubscribe();
    channel.close();
  };
}
