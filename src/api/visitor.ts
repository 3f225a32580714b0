import { ApiError, isUncertain } from '../../machines/failure.ts';
import type { Answer, FilledPorts } from '../../machines/ports.ts';
import { visitorCalls } from '../../contract/visitor.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { siteCalls } from '../../contract/site.ts';
import { tellParts } from './lists.ts';

type VisitorPorts = PortsOf<typeof visitorCalls, 'readVisitor' | 'refreshVisitor' | 'signIn' | 'renewInvoiceLink'>;

/**
 * The answer that a failed `readVisitor` still implies: 401 means anonymous, and any refusal of the back end that the link
 * is refused. Rethrows an error that implies none.
 */
function answerIn(error: unknown, hasToken: boolean): Answer<'readVisitor'> {
  if (!(error instanceof ApiError) || isUncertain(error) || error.kind === 'tooMany') throw error;
  if (hasToken) return { kind: 'tokenRefused' };
  if (error.kind !== 'unauthorised') throw error;
  return { kind: 'anonymous' };
}

/**
 * The visitor: reading, signing in and out, verifying the address. `onRefusal` receives the server's words if it does
 * not identify the visitor, except for a refused invoice link, which the page explains itself.
 */
export function visitorApi(client: ApiClient, onRefusal: (feedback: string) => void = () => undefined): VisitorPorts {
  return {
    ...callPorts(client, visitorCalls),
    readVisitor: async (query, signal) => {
      try {
        const received = await client(visitorCalls.user, { query, signal });
        if (received.kind === 'answered') return { kind: 'known', visitor: received.answer };
        if (query.invoiceToken !== null) return { kind: 'tokenRefused' };
        if (received.feedback !== '') onRefusal(received.feedback);
        return { kind: 'anonymous' };
      } catch (error) {
        return answerIn(error, query.invoiceToken !== null);
      }
    },
    refreshVisitor: async (_, signal) => {
      try {
        return { kind: 'known', visitor: await tell(client, visitorCalls['user/reset'], { signal }) };
      } catch (error) {
        return answerIn(error, false);
      }
    },
    signIn: async (request, signal) => {
      try {
        const received = await client(visitorCalls['login/login'], { request, signal });
        return received.kind === 'answered' ? { kind: 'accepted', visitor: received.answer } : received;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'unauthorised')
          return { kind: 'refused', feedback: error.feedback ?? '' };
        throw error;
      }
    },
    renewInvoiceLink: async (_, signal) => {
      const row = visitorCalls['user/link'];
      const received = await client(row, { signal });
      if (received.kind === 'refused')
        throw new ApiError('notFound', `${row.method} ${row.path}`, { feedback: received.feedback });
    },
  };
}

/** The site's calls; `clean` drops the browser's cache of the site and of texts. */
export function siteApi(client: ApiClient) {
  return {
    readSite: async (_, signal) => {
      const { answer, completenessAt } = await tellParts(client, siteCalls.infossiteweb, { signal });
      return { ...answer, completeness: completenessAt('siteWebCourant.publications') };
    },
    clean: async (): Promise<void> => {
      await tell(client, siteCalls['ressources/clean'], { signal: new AbortController().signal });
    },
  } satisfies Pick<FilledPorts, 'readSite'> & { readonly clean: () => Promise<void> };
}
