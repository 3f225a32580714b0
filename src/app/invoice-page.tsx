import { useEffect, useMemo } from 'react';
import { freshInvoiceDraft } from '../../machines/invoice/invoice.draft.ts';
import type { InvoiceContext } from '../../machines/invoice/invoice.machine.ts';
import { invoiceScreens, loadHelp } from '../screens/invoice/registry.tsx';
import { pushPurchase } from './analytics.ts';
import { FunnelPage } from './funnel-page.tsx';
import type { FunnelPageProps } from './funnel-pages.ts';
import { randomSeed } from './random-seed.ts';
import { FunnelFrame } from './shell.tsx';
import { invoiceFunnelOf } from './wiring/invoice.ts';

function tellPurchase(step: string, { outcome }: InvoiceContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

/** The invoice funnel as a page. */
export function InvoicePage({ visitor, site, ask, ...page }: FunnelPageProps) {
  const funnel = useMemo(() => invoiceFunnelOf(ask), [ask]);
  // Once the page is there, so is the code of the step beside the way.
  useEffect(() => void loadHelp(), []);
  return (
    <FunnelPage
      {...page}
      funnel={funnel}
      registry={invoiceScreens}
      fresh={() => freshInvoiceDraft(randomSeed(), visitor?.account?.email ?? '')}
      frame={FunnelFrame}
      siteName={site.name}
      returned={{ type: 'page.returned' }}
      onStep={tellPurchase}
    />
  );
}
