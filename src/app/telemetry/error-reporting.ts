import { BrowserClient, dedupeIntegration, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { scrub } from './scrub.ts';

/** Opens the service to which errors are reported. It is told of errors only, without who met them, what they typed, or any query. */
export function openErrorReporting(dsn: string, build: string | null): (error: Error) => void {
  const client = new BrowserClient({
    dsn,
    ...(build !== null && { release: build }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Nothing listens or records by itself: neither clicks nor calls nor what the console says.
    integrations: [dedupeIntegration()],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    beforeSend: (event) => scrub({ ...event, request: { url: window.location.pathname } }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => void scope.captureException(error);
}
