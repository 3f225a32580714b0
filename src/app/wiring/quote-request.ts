import { createActor } from 'xstate';
import type { Site } from '../../../machines/domain/site.ts';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import type { KnownRequester } from '../../../machines/quote-request/quote-request.draft.ts';
import { quoteRequestDraftRules } from '../../../machines/quote-request/quote-request.draft.ts';
import { quoteRequestMachine } from '../../../machines/quote-request/quote-request.machine.ts';
import type { Ask } from '../../api/client.ts';
import { pricesApi } from '../../api/prices.ts';
import { quotesApi } from '../../api/quotes.ts';
import { filled } from './filled.ts';

/** The public request for a quote with its ports filled, for a visitor of whom this is known. */
export function quoteRequestFunnelOf(ask: Ask, site: Site, known: KnownRequester | null) {
  const ports = { ...pricesApi(ask), ...quotesApi(ask) };
  const machine = quoteRequestMachine.provide({
    actors: {
      simulateOffer: filled(ports, 'simulateOffer'),
      readQuoteDraft: filled(ports, 'readQuoteDraft'),
      saveQuoteDraft: filled(ports, 'saveQuoteDraft'),
      dropQuoteDraft: filled(ports, 'dropQuoteDraft'),
      requestQuote: filled(ports, 'requestQuote'),
    },
  });
  return defineFunnel({
    name: 'quoteRequest',
    machine,
    draft: quoteRequestDraftRules,
    open: (input) => createActor(machine, { input: { ...input, site, known } }),
  });
}
