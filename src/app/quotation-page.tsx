import { useMemo } from 'react';
import { displayedSurname } from '../../machines/domain/account.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { KnownBuyer } from '../../machines/quotation/quotation.draft.ts';
import { freshQuotationDraft } from '../../machines/quotation/quotation.draft.ts';
import { quotationScreens } from '../screens/quotation/registry.tsx';
import { FunnelPage } from './funnel-page.tsx';
import type { FunnelPageProps } from './funnel-pages.ts';
import { randomSeed } from './random-seed.ts';
import { FunnelFrame } from './shell.tsx';
import { quotationFunnelOf } from './wiring/quotation.ts';

/** Who buys, as their account knows them. */
function knownBuyer(visitor: Visitor | null): KnownBuyer | null {
  if (!visitor?.account) return null;
  const { civility, lastName, firstName } = visitor.account;
  return { civility, lastName: displayedSurname(lastName), firstName };
}

/** The quotation funnel as a page. An order charges nothing: the purchase is told when it is paid. */
export function QuotationPage({ visitor, site, ask, ...page }: FunnelPageProps) {
  const known = useMemo(() => knownBuyer(visitor), [visitor]);
  const funnel = useMemo(() => quotationFunnelOf(ask, site, known), [ask, site, known]);
  return (
    <FunnelPage
      {...page}
      funnel={funnel}
      registry={quotationScreens}
      fresh={() => freshQuotationDraft(randomSeed())}
      frame={FunnelFrame}
      siteName={site.name}
    />
  );
}
