import { anonymous } from '../../../machines/domain/visitor.ts';
import type { VisitorAnswer } from '../../../machines/domain/visitor.ts';
import type { SessionActor } from './session.ts';

/** What a tab asks and does when another one tells it of a sign-in or sign-out. */
interface Following {
  readonly readVisitor: (signal: AbortSignal) => Promise<VisitorAnswer>;
  /** Somebody has signed out on purpose. */
  readonly onSignedOut: () => void;
}

/** Who is there, as tabs tell each other: the account's number; `null` after a sign-out. */
type Person = number | null;

const CHANNEL = 'session';

/** The account's number; `null` where nobody has signed in, `undefined` before that is known. */
function personOf(session: SessionActor): Person | undefined {
  const { visitor } = session.getSnapshot().context;
  return visitor ? (visitor.account?.id ?? null) : undefined;
}

/**
 * Tells the other tabs of this browser of a sign-in or sign-out, and follows theirs. A message is a hint: the server is asked who
 * is there. A session that has ended by itself is not told: what is typed in another tab stays until its next call, and for good
 * where the same person signs in again. Gives what ends it.
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
