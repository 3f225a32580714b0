import { createActor } from 'xstate';
import type { Visitor } from '../../../domain/visitor.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import type { KnownBuyer } from '../../../machines/quotation/quotation.draft.ts';
import { freshQuotationDraft, quotationDraftRules } from '../../../machines/quotation/quotation.draft.ts';
import { quotationMachine } from '../../../machines/quotation/quotation.machine.ts';
import { addressesApi } from '../../api/addresses.ts';
import { priceCalls } from '../../../contract/price.ts';
import { callPorts } from '../../api/call-ports.ts';
import { quotationsApi } from '../../api/quotations.ts';
import { loadLaterQuotation, quotationScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';
import { randomSeed } from '../../page/browser-ports.ts';
import { siteReceived } from '../../page/site-received.ts';

/** The buyer's identity from the account. */
function knownBuyer(visitor: Visitor | null): KnownBuyer | null {
  if (!visitor?.account) return null;
  const { civility, lastName, firstName } = visitor.account;
  return { civility, lastName, firstName };
}

/** The quotation funnel as a page. An order charges nothing: analytics count the purchase when it is paid. */
export const page = chartPage({
  registry: quotationScreens,
  preload: loadLaterQuotation,
  siteReceived,
  open: (facts) => {
    const { client, site } = facts;
    const known = knownBuyer(facts.visitor);
    const machine = fill(quotationMachine, facts.cache, {
      ...addressesApi(client),
      ...callPorts(client, priceCalls),
      ...quotationsApi(client),
    });
    const funnel = defineFunnel({
      name: 'quotation',
      machine,
      draft: quotationDraftRules,
      open: (input) => createActor(machine, { input: { ...input, site, known } }),
    });
    return withDraft(facts, funnel, () => freshQuotationDraft(randomSeed()));
  },
});
