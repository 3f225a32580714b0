import { createActor } from 'xstate';
import type { Visitor } from '../../../domain/visitor.ts';
import { isImpersonal } from '../../../domain/visitor.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import type { KnownRequester } from '../../../machines/quote-request/quote-request.draft.ts';
import { freshQuoteRequest, quoteRequestDraftRules } from '../../../machines/quote-request/quote-request.draft.ts';
import { quoteRequestMachine } from '../../../machines/quote-request/quote-request.machine.ts';
import { quoteRequestsApi } from '../../api/quote-requests.ts';
import { priceCalls } from '../../../contract/price.ts';
import { callPorts } from '../../api/call-ports.ts';
import { loadLaterQuoteRequest, quoteRequestScreens } from './registry.tsx';
import { pushQuoteRequest } from '../../page/conversions.ts';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';
import { randomSeed } from '../../page/browser-ports.ts';
import { siteReceived } from '../../page/site-received.ts';

/** Requester by their account; `null` for a visitor recognised by IP address, who may be anyone in the organisation. */
function knownRequester(visitor: Visitor | null): KnownRequester | null {
  if (!visitor?.account || isImpersonal(visitor)) return null;
  const { civility, lastName, firstName, email } = visitor.account;
  return { civility, lastName, firstName, email };
}

/** The public request for a quote as a page. */
export const page = chartPage({
  registry: quoteRequestScreens,
  preload: loadLaterQuoteRequest,
  siteReceived,
  onStep: (step, { draft }) => {
    if (step === 'sent' && draft.receipt) pushQuoteRequest(draft.receipt.reference);
  },
  open: (facts) => {
    const { client, site } = facts;
    const known = knownRequester(facts.visitor);
    const machine = fill(quoteRequestMachine, facts.cache, {
      ...callPorts(client, priceCalls),
      ...quoteRequestsApi(client),
    });
    const funnel = defineFunnel({
      name: 'quoteRequest',
      machine,
      draft: quoteRequestDraftRules,
      open: (input) => createActor(machine, { input: { ...input, site, known } }),
    });
    return withDraft(facts, funnel, () => freshQuoteRequest(randomSeed(), known));
  },
});
