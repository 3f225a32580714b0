import { useEffect, useMemo } from 'react';
import { displayedName } from '../../machines/domain/account.ts';
import { freshPaymentDraft } from '../../machines/payment/payment.draft.ts';
import { loadBilling, paymentScreens } from '../screens/payment/registry.tsx';
import { FunnelPage } from './funnel-page.tsx';
import type { FunnelPageProps } from './funnel-pages.ts';
import { orderingPage, useHelpCode } from './ordering-page.ts';
import { randomSeed } from './random-seed.ts';
import { paymentFunnelOf } from './wiring/payment.ts';

/** The payment of a subscription as a page. */
export function PaymentPage({ visitor, site, ask, ...page }: FunnelPageProps) {
  const account = visitor?.account ?? null;
  const funnel = useMemo(
    () => paymentFunnelOf(ask, { countries: site.countries, buyer: account ? displayedName(account) : '' }),
    [ask, site, account],
  );
  useHelpCode();
  // The next step's code is there before anybody goes there.
  useEffect(() => void loadBilling(), []);
  return (
    <FunnelPage
      {...page}
      {...orderingPage}
      funnel={funnel}
      registry={paymentScreens}
      fresh={() => freshPaymentDraft(randomSeed(), account?.email ?? '')}
      siteName={site.name}
    />
  );
}
