import { modificationEvents } from '../contract/modification-events.ts';

/** How often it is looked after the stream, and asked instead where there is none, in milliseconds. */
const ROUND = 30_000;

/**
 * Tells when something may have happened to a request of the person's: at once by the server's events; where they are cut,
 * every half minute, until they come again. A page that nobody looks at listens to nothing, and is told when it is seen
 * again: browsers open few connections to one host. Gives what ends it.
 */
export function followModifications(tell: () => void): () => void {
  let stream: EventSource | null = null;
  /** Something may have been missed. */
  let wasCut = false;

  const close = () => {
    stream?.close();
    stream = null;
  };
  const open = () => {
    close();
    const opened = new EventSource(modificationEvents.path);
    stream = opened;
    opened.addEventListener('open', () => {
      if (wasCut) tell();
      wasCut = false;
    });
    opened.addEventListener('error', () => {
      wasCut = true;
    });
    opened.addEventListener(modificationEvents.happened, tell);
  };

  const look = () => {
    if (document.hidden || stream?.readyState === EventSource.OPEN) return;
    tell();
    // One that waits to try again does so by itself; one that was refused does not.
    if (stream?.readyState !== EventSource.CONNECTING) open();
  };
  const onVisibility = () => {
    if (!document.hidden) {
      wasCut = true;
      open();
    } else close();
  };

  const timer = setInterval(look, ROUND);
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) open();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
