import { BrowserClient, dedupeIntegration, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { scrub } from './scrub.ts';

/** Opens the error reporting service. It receives errors only, without the visitor, typed values, or any query. */
export function openErrorReporting(dsn: string, build: string | null): (error: Error) => void {
  const client = new BrowserClient({
    dsn,
    ...(build !== null && { release: build }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Nothing is recorded automatically: neither clicks nor calls nor console output.
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
