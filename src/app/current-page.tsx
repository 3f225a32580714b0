import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { freshInvoiceDraft } from '../../machines/invoice/invoice.draft.ts';
import type { InvoiceContext } from '../../machines/invoice/invoice.machine.ts';
import type { FilledPorts } from '../../machines/ports.ts';
import type { SessionContext, SessionEvent } from '../../machines/session/session.machine.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { Navigate } from '../engine/index.ts';
import { PageFrame } from '../engine/index.ts';
import { invoiceScreens } from '../screens/invoice/registry.tsx';
import { pages } from '../screens/pages/registry.tsx';
import { Notice } from '../ui/notice.tsx';
import { pushPurchase } from './analytics.ts';
import { FunnelPage } from './funnel-page.tsx';
import { AccountFrame, DefaultFrame, FunnelFrame } from './shell.tsx';
import { invoiceFunnelOf } from './wiring.ts';

/** Who is there, as drafts know them: an invoice link is somebody of its own. */
function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : 'nobody';
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}

/** 128 random bits as text; `crypto.randomUUID` does not exist on plain http beyond this machine. */
function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tellPurchase(step: string, { outcome }: InvoiceContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

interface CurrentPageProps {
  readonly snapshot: ChartSnapshot<SessionContext, SessionEvent>;
  readonly send: (event: SessionEvent) => void;
  readonly ports: FilledPorts;
  readonly navigate: Navigate;
}

/** The page or funnel that an allowed address names. */
export function CurrentPage({ snapshot, send, ports, navigate }: CurrentPageProps) {
  const { i18n } = useLingui();
  const { site, visitor, location } = snapshot.context;
  const invoices = useMemo(() => invoiceFunnelOf(ports), [ports]);
  const siteName = site?.name ?? '';
  const person = personOf(visitor);
  if (!location?.route) return null;

  if (location.route.name === 'invoices') {
    return (
      <FunnelPage
        key={person}
        funnel={invoices}
        registry={invoiceScreens}
        person={person}
        fresh={() => freshInvoiceDraft(randomSeed(), visitor?.account?.email ?? '')}
        place={location}
        navigate={navigate}
        siteName={siteName}
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

  const { name } = location.route;
  const page = pages[name];
  if (!page) throw new Error(`No page for route "${name}": add it to src/screens/pages/registry.tsx`);
  const main = (
    <PageFrame name={name} state={name} title={i18n._(page.title(snapshot.context))} siteName={siteName} isBusy={false}>
      {page.draw({ data: snapshot.context, can: (event) => snapshot.can(event), send, busy: snapshot.hasTag('busy') })}
    </PageFrame>
  );
  return location.route.access === 'account' ? (
    <AccountFrame path={location.path}>{main}</AccountFrame>
  ) : (
    <DefaultFrame>{main}</DefaultFrame>
  );
}
