import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { Place } from '../../machines/funnel/index.ts';
import { freshInvoiceDraft } from '../../machines/invoice/invoice.draft.ts';
import type { InvoiceContext } from '../../machines/invoice/invoice.machine.ts';
import type { FilledPorts } from '../../machines/ports.ts';
import type { Navigate } from '../engine/index.ts';
import { invoiceScreens, loadHelp } from '../screens/invoice/registry.tsx';
import { Notice } from '../ui/notice.tsx';
import { pushPurchase } from './analytics.ts';
import { FunnelPage } from './funnel-page.tsx';
import { FunnelFrame } from './shell.tsx';
import { invoiceFunnelOf } from './wiring.ts';

/** 128 random bits as text; `crypto.randomUUID` does not exist on plain http beyond this machine. */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tellPurchase(step: string, { outcome }: InvoiceContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

interface InvoicePageProps {
  /** Who is there, as drafts know them; another person is another page: give it as `key`, too. */
  readonly person: string;
  readonly visitor: Visitor | null;
  readonly place: Place;
  readonly ports: FilledPorts;
  readonly navigate: Navigate;
  readonly siteName: string;
}

/** The invoice funnel as a page. */
export function InvoicePage({ visitor, ports, ...page }: InvoicePageProps) {
  const funnel = useMemo(() => invoiceFunnelOf(ports), [ports]);
  // Once the page is there, so is the code of the step beside the way.
  useEffect(() => void loadHelp(), []);
  return (
    <FunnelPage
      {...page}
      funnel={funnel}
      registry={invoiceScreens}
      fresh={() => freshInvoiceDraft(randomSeed(), visitor?.account?.email ?? '')}
      frame={FunnelFrame}
      carriedOver={
        <Notice kind="info">
          <Trans>This page has changed since your last visit. What you had entered is still here.</Trans>
        </Notice>
      }
      returned={{ type: 'page.returned' }}
      onStep={tellPurchase}
    />
  );
}
