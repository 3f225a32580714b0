import { modificationEvents } from '../../contract/modification.ts';

/** Interval of checking the stream, and of polling without one, in milliseconds. */
const ROUND = 30_000;

interface Listening {
  readonly tell: () => void;
  /** Events may have been missed before: `tell` is called once the stream is open. */
  readonly wasCut: boolean;
  readonly until: AbortSignal;
}

/** Holds the server's stream until it is aborted; checks it every half minute. */
function listen({ tell, until, ...begun }: Listening): void {
  let stream: EventSource;
  let { wasCut } = begun;
  const open = (): void => {
    stream = new EventSource(modificationEvents.path);
    stream.addEventListener('open', () => {
      if (wasCut) tell();
      wasCut = false;
    });
    stream.addEventListener('error', () => {
      wasCut = true;
    });
    stream.addEventListener(modificationEvents.happened, tell);
  };
  open();
  const timer = setInterval(() => {
    if (stream.readyState === EventSource.OPEN) return;
    tell();
    // A connecting stream retries by itself; a refused one does not.
    if (stream.readyState === EventSource.CLOSED) open();
  }, ROUND);
  until.addEventListener('abort', () => {
    clearInterval(timer);
    stream.close();
  });
}

/** End of this tab's last turn: until then its own lock looks like that of another tab. */
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Calls `tell` when a request of the person's may have changed: at once by server-sent events; while these are
 * disconnected, every half minute. The visible tabs of a browser share one stream, since browsers open few connections
 * to one host: a Web Lock decides which tab holds it, and passes it on when that tab is hidden or closed; the others
 * are notified by a `BroadcastChannel`. A hidden tab listens to nothing; `tell` is called when it is visible again.
 * Returns an unsubscribe function.
 */
export function followModifications(tell: () => void): () => void {
  const channel = new BroadcastChannel(modificationEvents.path);
  const tellAll = (): void => {
    tell();
    channel.postMessage(null);
  };
  let turn: { readonly controller: AbortController; readonly ended: Promise<unknown> } | null = null;

  /** Holds the stream in turn with other tabs, until it is aborted. */
  const follow = async (signal: AbortSignal): Promise<void> => {
    /** Holds the stream, and the lock, until this tab is hidden or left. */
    const lead = (wasCut: boolean): Promise<void> =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', () => resolve());
        listen({ tell: tellAll, wasCut, until: signal });
      });
    // Web Locks need a secure context: without it each tab has a stream of its own.
    if (!('locks' in navigator)) return lead(false);
    const { locks } = navigator;
    const name = modificationEvents.path;
    await lastTurn;
    const hasLed = await locks.request(name, { ifAvailable: true }, (lock) => lock && lead(false).then(() => true));
    if (!hasLed) await locks.request(name, { signal }, () => lead(true));
  };
  const enter = (): void => {
    const controller = new AbortController();
    // A tab that is hidden or left before its turn has come is refused the lock.
    turn = { controller, ended: follow(controller.signal).catch(() => undefined) };
  };
  const leave = (): void => {
    if (turn === null) return;
    turn.controller.abort();
    lastTurn = turn.ended;
    turn = null;
  };

  const onVisibility = (): void => {
    leave();
    if (document.hidden) return;
    tell();
    enter();
  };
  const onMessage = (): void => {
    if (!document.hidden) tell();
  };
  channel.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) enter();
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', onVisibility);
    leave();
  };
}
