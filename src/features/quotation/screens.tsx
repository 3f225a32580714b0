import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { savedOn } from '../../../domain/discount.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import type { DetailsDraft, typedDetails } from '../../../validation/forms/quotation.ts';
import type { ScreenProps, Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Totals } from '../../ui/list/totals.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import type { FormState } from '../shared/form/use-form.ts';
import { NoCatalogue } from '../shared/offer/no-catalogue.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { OfferText } from '../shared/offer/offer-text.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { AsideLinks } from './aside-links.tsx';
import { NewOffer } from './new-offer.tsx';
import { NewQuoteLink } from './links.tsx';
import { revisionPlace, accountPlace } from './places.ts';
import { QuotationAside } from './quotation-aside.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import { issuerRows, quotationRows } from './quotation-rows.tsx';

/** Props of a step's view. */
export type QuotationScreenProps<Name extends keyof typeof steps> = ScreenProps<
  QuotationContext & NeedsOf<(typeof steps)[Name]>,
  QuotationEvent
>;

/** Props of a part of a screen that sends events to the chart. */
export type ToChart = Pick<ScreenProps<QuotationContext, QuotationEvent>, 'can' | 'send'>;

/** The offer, its dates and its price, as on the page. */
export function QuotationFacts({ quotation }: { readonly quotation: Quotation }) {
  const { i18n } = useLingui();
  const { offer, priced } = quotation;
  const currency = formatCurrency(offer.currency, i18n);
  const saved = savedOn(priced);
  return (
    <>
      <p>
        <OfferText {...offer} /> · {currency}
      </p>
      {saved && (
        <p>
          <Trans>
            You save{' '}
            <strong>
              <Amount value={saved} />
            </strong>{' '}
            on the list price.
          </Trans>
        </p>
      )}
      <DataList rows={quotationRows(quotation)} />
      <OfferLines caption={<Trans>Our offer</Trans>} lines={priced.lines} readers={offer.readers} />
      <Totals rows={totalRows({ ...sumsOf(priced), isToPay: true })} />
      <TaxNote priced={priced} />
    </>
  );
}

/** Who offers, after all that is to be decided. */
export function QuotationIssuer({ quotation }: { readonly quotation: Quotation }) {
  const rows = issuerRows(quotation);
  return rows.length > 0 && <DataList rows={rows} />;
}

/** The offer with its price and expiry date. */
function Offer({ data, can, send }: QuotationScreenProps<'offer'>) {
  const { quotation, aboId } = data;
  return (
    <Stack gap="wide">
      <Stack>
        <QuotationNotice data={data} can={can} send={send} />
        <QuotationFacts quotation={quotation} />
        <Actions isInBar>
          <Button variant="primary" onPress={() => send({ type: 'offer.confirmed' })}>
            <Trans>Continue with this offer</Trans>
          </Button>
          {can({ type: 'revision.opened' }) && (
            <Link href={revisionPlace(aboId)} variant="standalone" onFollow={() => send({ type: 'revision.opened' })}>
              <Trans>Change the offer</Trans>
            </Link>
          )}
        </Actions>
      </Stack>
      <AsideLinks data={data} can={can} send={send} />
      <QuotationIssuer quotation={quotation} />
    </Stack>
  );
}

/** The person has no quote of this number or reference. */
function UnknownQuote({ name, send }: { readonly name: string } & Pick<QuotationScreenProps<'unknown'>, 'send'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We can’t find a quote with this number in your account.</Trans>
      </Intro>
      <p>
        <Trans>
          The page address contains <strong translate="no">{name}</strong>. Check it for typos, or sign in with another
          account.
        </Trans>
      </p>
      <Actions>
        <NewQuoteLink send={send} variant="button">
          <Trans>Request a quote</Trans>
        </NewQuoteLink>
        <Link href={accountPlace} variant="standalone">
          <Trans>Go to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

function Unknown({ data: { aboId }, send }: QuotationScreenProps<'unknown'>) {
  return <UnknownQuote name={aboId} send={send} />;
}

function OutcomeUnknown({ data: { reference }, send }: QuotationScreenProps<'outcomeUnknown'>) {
  return <UnknownQuote name={reference} send={send} />;
}

/** The quote or its outcome could not be loaded. */
function Unreadable({
  data: { failure },
  send,
  busy,
}: QuotationScreenProps<'unreadable'> | QuotationScreenProps<'outcomeUnreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your quote</Trans>}
    >
      <Trans>Trying again doesn’t place an order.</Trans>
    </RetryNotice>
  );
}

const screen = screensOf<QuotationContext, QuotationEvent>();

/** Views of later steps load after the first one has rendered. */
const later = lazySteps(withTexts('laterQuotation', () => import('./later-quotation.tsx')));
export const loadLaterQuotation = later.load;

const yourQuote = msg`Your quote`;

/** Title of a quote’s page, with the reference once it is known. */
function quoteTitle({ quotation }: Pick<QuotationContext, 'quotation'>) {
  if (quotation === null) return yourQuote;
  const { reference } = quotation;
  return msg`Your quote ${reference}`;
}
const ordering = msg`Your order`;

/** Every screen of the quotation funnel. */
export const quotationScreens: Registry<QuotationContext, QuotationEvent, typeof steps> = {
  progress: {
    offer: msg({ message: 'Offer', comment: 'Mark in the progress list' }),
    details: msg({ message: 'Details', comment: 'Mark in the progress list: who buys, and where things go' }),
    check: msg({ message: 'Check', comment: 'Mark in the progress list: check before ordering' }),
    outcome: msg({ message: 'Order', comment: 'Mark in the progress list: the quote is answered' }),
  },
  aside: QuotationAside,
  screens: {
    loading: screen(steps.loading, { title: quoteTitle, view: skeletonView(6, <Trans>Loading your quote…</Trans>) }),
    unreadable: screen(steps.unreadable, { title: yourQuote, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Unknown quote`, view: Unknown }),
    newOffer: screen(steps.newOffer, {
      title: msg`A quote for you`,
      view: NewOffer,
    }),
    unlisted: screen(steps.unlisted, { title: msg`Request a quote`, view: NoCatalogue }),
    preparing: screen(steps.preparing, {
      title: yourQuote,
      view: skeletonView(6, <Trans>Your quote is ready. Preparing the next step…</Trans>),
    }),
    offer: screen(steps.offer, { title: quoteTitle, view: Offer }),
    revision: screen(steps.revision, {
      title: ({ quotation: { reference } }) => msg`Change the offer of quote ${reference}`,
      view: later.view(({ Revision }) => Revision),
    }),
    details: screen(steps.details, {
      title: msg`Billing and delivery`,
      view: later.view(({ Details }) => Details),
    }),
    check: screen(steps.check, {
      title: ({ quotation: { reference } }) => msg`Check quote ${reference} before you order`,
      view: later.view(({ Check }) => Check),
    }),
    verifying: screen(steps.verifying, {
      title: msg`Your answer`,
      view: skeletonView(3, <Trans>We may not have received your answer. Checking…</Trans>),
    }),
    ordering: screen(steps.ordering, {
      title: ordering,
      view: skeletonView(3, <Trans>You’ve accepted. Placing your order…</Trans>),
    }),
    unordered: screen(steps.unordered, { title: ordering, view: later.view(({ Unordered }) => Unordered) }),
    decline: screen(steps.decline, {
      title: ({ quotation: { reference } }) => msg`Decline quote ${reference}`,
      view: later.view(({ Decline }) => Decline),
    }),
    change: screen(steps.change, {
      title: ({ quotation: { reference } }) => msg`Ask for a change to quote ${reference}`,
      view: later.view(({ Change }) => Change),
    }),
    share: screen(steps.share, {
      title: ({ quotation: { reference } }) => msg`Share quote ${reference}`,
      view: later.view(({ Share }) => Share),
    }),
    outcome: screen(steps.outcome, { title: yourQuote, view: skeletonView(2, <Trans>Checking your quote…</Trans>) }),
    outcomeUnreadable: screen(steps.outcomeUnreadable, { title: yourQuote, view: Unreadable }),
    outcomeUnknown: screen(steps.outcomeUnknown, { title: msg`Unknown quote`, view: OutcomeUnknown }),
    undecided: screen(steps.undecided, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} awaiting your answer`,
      view: later.view(({ Undecided }) => Undecided),
    }),
    ordered: screen(steps.ordered, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} ordered`,
      view: later.view(({ Ordered }) => Ordered),
    }),
    invoiced: screen(steps.invoiced, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} ordered`,
      // With the page: its words of Chorus Pro are shared with pages of invoices, whose files the later steps would load.
      view: later.view(({ Invoiced }) => Invoiced),
    }),
    changeAsked: screen(steps.changeAsked, {
      title: ({ quotation: { reference } }) => msg`Change requested to quote ${reference}`,
      view: later.view(({ ChangeAsked }) => ChangeAsked),
    }),
    declined: screen(steps.declined, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} declined`,
      view: later.view(({ Declined }) => Declined),
    }),
    expired: screen(steps.expired, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} expired`,
      view: later.view(({ Expired }) => Expired),
    }),
    withdrawn: screen(steps.withdrawn, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} withdrawn`,
      view: later.view(({ Withdrawn }) => Withdrawn),
    }),
  },
};

/** Props of a part of the form of details. */
export interface DetailsPartProps extends Pick<FormState<ReturnType<typeof typedDetails>>, 'at'> {
  readonly details: DetailsDraft;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
}
