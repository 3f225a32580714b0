/** Pages of a sale, drawn with the answers of the server. */
import type { ReactNode } from 'react';
import type { ConfirmingOutcome, PaidOutcome } from '../../../domain/payment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import type { Site } from '../../../domain/site.ts';
import { freshPaymentDraft } from '../../../machines/payment/payment.draft.ts';
import { begin } from '../../../machines/quotation/quotation.context.ts';
import { freshQuotationDraft } from '../../../machines/quotation/quotation.draft.ts';
import { freshOrdering } from '../../../machines/shared/ordering/ordering.context.ts';
import { Check } from '../../../src/features/quotation/check.tsx';
import { Invoiced } from '../../../src/features/quotation/invoiced.tsx';
import { Ordered } from '../../../src/features/quotation/ordered.tsx';
import { QuotationAside } from '../../../src/features/quotation/quotation-aside.tsx';
import { quotationScreens } from '../../../src/features/quotation/registry.tsx';
import { QuotationFacts, QuotationIssuer } from '../../../src/features/quotation/screens.tsx';
import { AwaitingTransfer } from '../../../src/features/shared/ordering/awaiting-transfer.tsx';
import { Paid } from '../../../src/features/shared/ordering/paid.tsx';
import { Navigation } from '../../../src/ui/layout/navigation.tsx';
import { drawn, found, i18ns } from '../document-forms.ts';

const acts = { can: () => true, send: () => undefined, busy: false };

const ways = { choicePlace: '/', helpPlace: '/', back: 'back', change: 'change', onward: null };

function pageOf(node: ReactNode, locale: Locale, site: Site): string {
  return drawn(
    <Navigation navigate={() => undefined} hrefOf={(href) => href}>
      {node}
    </Navigation>,
    locale,
    site.timeZone,
  );
}

/** The pages of a quote and of its order, as text. */
export function quotePages(quotation: Quotation, site: Site, locale: Locale) {
  const { id, reference, details, invoice } = quotation;
  const place = { aboId: String(id), reference };
  const context = { ...begin({ draft: freshQuotationDraft('seed'), site, known: null, params: {} }), ...place };
  const title = quotationScreens.screens.offer.title({ ...context, quotation });
  const aside = (step: string) => <QuotationAside data={{ ...context, quotation }} step={step} send={acts.send} />;
  return {
    offer: () =>
      pageOf(
        <>
          <h1>{typeof title === 'string' ? title : i18ns[locale]._(title)}</h1>
          <QuotationFacts quotation={quotation} />
          <QuotationIssuer quotation={quotation} />
          {aside('offer')}
        </>,
        locale,
        site,
      ),
    check: () =>
      pageOf(
        <>
          <Check {...acts} data={{ ...context, quotation: { ...quotation, details: found(details) } }} />
          {aside('check')}
        </>,
        locale,
        site,
      ),
    order: () =>
      pageOf(
        invoice ? (
          <Invoiced {...acts} data={{ ...context, quotation: { ...quotation, invoice } }} />
        ) : (
          <Ordered {...acts} data={{ ...context, quotation }} />
        ),
        locale,
        site,
      ),
  };
}

/** The outcome page of a payment that has come, or of a transfer that is awaited, as text. */
export function outcomePage(outcome: PaidOutcome | ConfirmingOutcome, site: Site, locale: Locale): string {
  const { reference } = outcome;
  const fresh = { draft: freshPaymentDraft({ seed: 'seed', email: '' }), ...freshOrdering(reference) };
  const data = { ...fresh, reference, readAt: new Date().toISOString() };
  if (outcome.kind === 'paid') {
    return pageOf(<Paid {...acts} ways={ways} data={{ ...data, outcome }} />, locale, site);
  }
  const awaited = { ...outcome, transfer: found(outcome.transfer) };
  return pageOf(<AwaitingTransfer {...acts} ways={ways} data={{ ...data, outcome: awaited }} />, locale, site);
}
