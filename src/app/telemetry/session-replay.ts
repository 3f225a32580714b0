import { init, replayIntegration } from '@sentry/browser';
import { scrub } from './scrub.ts';

/** Begins to record the visit: what moves where, with every text, field and picture hidden. Gives what ends it. */
export function openSessionReplay(dsn: string, build: string | null): () => void {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    maskAttributes: ['href', 'title', 'placeholder', 'aria-label', 'alt', 'value'],
    blockAllMedia: true,
    // A worker would be made of a `blob:` address, which the content security policy does not let in.
    useCompression: false,
  });
  const client = init({
    dsn,
    ...(build !== null && { release: build }),
    defaultIntegrations: false,
    integrations: [replay],
    replaysSessionSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
  });
  client?.addEventProcessor((event) => scrub(event));
  return () => void replay.stop();
}
