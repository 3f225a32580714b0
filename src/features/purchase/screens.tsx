import { Plural, Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { PurchaseContext } from '../../../machines/purchase/purchase.context.ts';
import type { PurchaseEvent } from '../../../machines/purchase/purchase.machine.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import type { purchaseSteps as steps } from '../../../machines/purchase/purchase.steps.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import type { OfferDraft } from '../../../machines/shared/offer/offer.draft.ts';
import { isForImmediatePurchase } from '../../../validation/forms/quote-request.ts';
import type { AsideProps, ScreenProps } from '../../engine/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { SummaryLead } from '../../ui/layout/order-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { OfferForm } from '../shared/offer/offer-form.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';
import { PricedLines } from '../shared/offer/priced-lines.tsx';
import { purchasePromises } from '../shared/offer/promises.tsx';
import { WaitingNotice } from '../shared/offer/waiting-notice.tsx';

/** Props of a step's view. */
type PurchaseScreenProps<Name extends keyof typeof steps> = ScreenProps<
  PurchaseContext & NeedsOf<(typeof steps)[Name]>,
  PurchaseEvent
>;

/** The form of the choice: its button is in the aside, too. */
const CHOICE_FORM = 'choice';

/** More readers than the publisher sells to at once. */
function TooMany({ limit, offer }: { readonly limit: number; readonly offer: OfferDraft }) {
  const publication = offer.publicationIds.length === 0 ? {} : { publication: offer.publicationIds.join(',') };
  return (
    <Notice
      kind="info"
      title={
        <Plural
          value={limit}
          one="You can subscribe online for # reader"
          other="You can subscribe online for up to # readers"
        />
      }
    >
      <p>
        <Trans>For more, request a free quote. You can order from it online.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(quoteRequestPaths.needs, publication)} variant="secondary">
          <Trans>Request a quote</Trans>
        </Link>
      </Actions>
    </Notice>
  );
}

/** Whether the offer has more readers than the publisher sells to at once. */
const isTooLarge = (site: PurchaseContext['site'], offer: OfferDraft): boolean =>
  Number(offer.readers) > (site.immediatePurchase ?? 0) && !isForImmediatePurchase(site, offer);

/** The form of the offer. Choices go into the draft at once, and the aside shows their price. */
export function Choice({ data, can, send, busy }: PurchaseScreenProps<'choice'>) {
  const { site, isSignedIn } = data;
  const { offer } = data.draft;
  const { immediatePurchase } = site;
  return (
    <OfferForm
      id={CHOICE_FORM}
      data={data}
      send={send}
      busy={busy}
      offer={offer}
      failureTitle={requestTitle}
      notices={
        can({ type: 'retried' }) && (
          <WaitingNotice send={send} href={linkTo(purchasePaths.choice)}>
            <Trans>We’ll try again in a moment. Nothing has been ordered.</Trans>
          </WaitingNotice>
        )
      }
      intro={
        <p>
          {isSignedIn ? (
            <Trans>Choose what interests you. You pay by card or bank transfer. Nothing renews automatically.</Trans>
          ) : (
            <Trans>
              Choose what interests you, then sign in or create an account. You pay by card or bank transfer. Nothing
              renews automatically.
            </Trans>
          )}
        </p>
      }
    >
      {immediatePurchase !== null && isTooLarge(site, offer) ? (
        <TooMany limit={immediatePurchase} offer={offer} />
      ) : (
        <Actions isInBar>
          <Button variant="repeated" type="submit" isPending={busy}>
            <Trans>Continue</Trans>
          </Button>
        </Actions>
      )}
    </OfferForm>
  );
}

/** Nothing is sold at once: the publisher sends quotes. */
export function Unlisted() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You can subscribe with a quote.</Trans>
      </Intro>
      <p>
        <Trans>Choose what interests you. We’ll email you a quote, free of charge.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(quoteRequestPaths.needs)} variant="button">
          <Trans>Request a quote</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

/** The price of the choice. */
export function PurchaseAside({ data, send, step }: AsideProps<PurchaseContext, PurchaseEvent>) {
  if (step === 'unlisted') return null;
  const { draft, price, site } = data;
  return (
    <PricedLines
      title={<Trans>Your subscription</Trans>}
      price={price}
      site={site}
      empty={
        <SummaryLead>
          <Trans>Select a publication to see the price.</Trans>
        </SummaryLead>
      }
      action={
        !isTooLarge(site, draft.offer) && (
          <Button variant="primary" type="submit" form={CHOICE_FORM}>
            <Trans>Continue</Trans>
          </Button>
        )
      }
      note={
        <p>
          <Trans>The VAT depends on the billing address. Nothing has been ordered yet.</Trans>
        </p>
      }
      promises={purchasePromises}
      onRetry={() => send({ type: 'price.retried' })}
    />
  );
}
