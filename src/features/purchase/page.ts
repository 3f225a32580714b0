import { createActor } from 'xstate';
import { isEligible, isImpersonal } from '../../../domain/visitor.ts';
import { defineFunnel, formatPath } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../contract/pages/payment.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { freshPurchase, purchaseDraftRules } from '../../../machines/purchase/purchase.draft.ts';
import { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { priceCalls } from '../../../contract/price.ts';
import { callPorts } from '../../api/call-ports.ts';
import { quotationsApi } from '../../api/quotations.ts';
import { randomSeed } from '../../page/browser-ports.ts';
import { fill } from '../../page/fill-ports.ts';
import { chartPage, withDraft } from '../../page/page.tsx';
import { siteReceived } from '../../page/site-received.ts';
import { purchaseScreens } from './registry.ts';

/** The choice of an offer that is bought at once, as a page; the payment is another. */
export const page = chartPage({
  registry: purchaseScreens,
  siteReceived,
  open: (facts) => {
    const { client, site, visitor, navigate } = facts;
    const isSignedIn = visitor !== null && isEligible(visitor) && !isImpersonal(visitor);
    const ports = { ...callPorts(client, priceCalls), ...quotationsApi(client) };
    const machine = fill(purchaseMachine, facts.cache, ports, {
      openSignIn: (_, { redirect }) => navigate(formatPath(placePaths.signIn, { redirect }), { replace: false }),
      openPayment: (_, { id, isInPlace }) => navigate(formatPath(paymentPaths.billing, { id }), { replace: isInPlace }),
    });
    const funnel = defineFunnel({
      name: 'purchase',
      machine,
      draft: purchaseDraftRules,
      open: (input) => createActor(machine, { input: { ...input, site, isSignedIn } }),
    });
    return withDraft(facts, funnel, () => freshPurchase(randomSeed()));
  },
});
