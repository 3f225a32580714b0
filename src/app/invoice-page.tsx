import { useMemo } from 'react';
import { freshInvoiceDraft } from '../../machines/invoice/invoice.draft.ts';
import { invoiceScreens } from '../screens/invoice/registry.tsx';
import { FunnelPage } from './funnel-page.tsx';
import type { FunnelPageProps } from './funnel-pages.ts';
import { orderingPage, useHelpCode } from './ordering-page.ts';
import { randomSeed } from './random-seed.ts';
import { invoiceFunnelOf } from './wiring/invoice.ts';

/** The invoice funnel as a page. */
export function InvoicePage({ visitor, site, ask, ...page }: FunnelPageProps) {
  const funnel = useMemo(() => invoiceFunnelOf(ask), [ask]);
  useHelpCode();
  return (
    <FunnelPage
      {...page}
      {...orderingPage}
      funnel={funnel}
      registry={invoiceScreens}
      fresh={() => freshInvoiceDraft(randomSeed(), visitor?.account?.email ?? '')}
      siteName={site.name}
    />
  );
}
