import { useMemo } from 'react';
import { displayedSurname } from '../../machines/domain/account.ts';
import { loginMode } from '../../machines/domain/enumerations.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { KnownRequester } from '../../machines/quote-request/quote-request.draft.ts';
import { freshQuoteRequest } from '../../machines/quote-request/quote-request.draft.ts';
import type { QuoteRequestContext } from '../../machines/quote-request/quote-request.machine.ts';
import { quoteRequestScreens } from '../screens/quote-request/registry.tsx';
import { pushQuoteRequest } from './analytics.ts';
import { FunnelPage } from './funnel-page.tsx';
import type { FunnelPageProps } from './funnel-pages.ts';
import { randomSeed } from './random-seed.ts';
import { FunnelFrame } from './shell.tsx';
import { quoteRequestFunnelOf } from './wiring/quote-request.ts';

/** Who asks, as their account knows them; whom a network's address recognises may be anybody of an organisation. */
function knownRequester(visitor: Visitor | null): KnownRequester | null {
  if (!visitor?.account || visitor.mode === loginMode.ipRecognition) return null;
  const { civility, lastName, firstName, email } = visitor.account;
  return { civility, lastName: displayedSurname(lastName), firstName, email };
}

function tellRequest(step: string, { draft }: QuoteRequestContext): void {
  if (step === 'sent' && draft.receipt) pushQuoteRequest(draft.receipt.reference);
}

/** The public request for a quote as a page. */
export function QuotePage({ visitor, site, ask, ...page }: FunnelPageProps) {
  const known = useMemo(() => knownRequester(visitor), [visitor]);
  const funnel = useMemo(() => quoteRequestFunnelOf(ask, site, known), [ask, site, known]);
  return (
    <FunnelPage
      {...page}
      funnel={funnel}
      registry={quoteRequestScreens}
      fresh={() => freshQuoteRequest(randomSeed(), known)}
      frame={FunnelFrame}
      siteName={site.name}
      onStep={tellRequest}
    />
  );
}
