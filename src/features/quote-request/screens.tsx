import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import type { AsideProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';
import { OfferForm } from '../shared/offer/offer-form.tsx';
import { PricedLines } from '../shared/offer/priced-lines.tsx';
import { LowestPrice } from '../shared/offer/lowest-price.tsx';
import { quotePromises } from '../shared/offer/promises.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ImmediatePurchase } from './immediate-purchase.tsx';
import { StartAgain } from './start-again.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';

/** The form of the first step: its button is in the aside, too. */
const NEEDS_FORM = 'needs';

/** Form for the requested offer. Choices go into the draft at once, and the aside shows their price. */
export function Needs({ data, can, send, busy }: QuoteRequestScreenProps<'needs'>) {
  const canDiscard = can({ type: 'request.discarded' });
  const isDiscarding = busy && !canDiscard;
  const wasDiscarding = useRef(false);
  useEffect(() => {
    // The button that deleted the request is gone with it.
    if (wasDiscarding.current && !isDiscarding) document.querySelector<HTMLElement>('main form input')?.focus();
    wasDiscarding.current = isDiscarding;
  }, [isDiscarding]);

  // Nothing was sent from here: a failure of the server is that of loading what was saved.
  const unread = data.failure?.kind === 'server' ? data.failure : null;
  return (
    <OfferForm
      id={NEEDS_FORM}
      data={unread ? { ...data, failure: null } : data}
      send={(event) => send(event.type === 'offer.confirmed' ? { type: 'offer.given' } : event)}
      busy={busy}
      offer={data.draft.offer}
      failureTitle={requestTitle}
      notices={
        <>
          {unread && (
            <FailureNotice failure={unread} title={<Trans>We couldn’t load a saved request</Trans>}>
              <p>
                <Trans>You can start a new one below.</Trans>
              </p>
            </FailureNotice>
          )}
          <ConflictNotice data={data} can={can} send={send} />
        </>
      }
      intro={
        <p>
          <Trans>
            Choose what interests you, and see the price right away. We’ll email you a free quote within two business
            days.
          </Trans>
        </p>
      }
    >
      {(reset) => (
        <>
          <Actions isInBar>
            <Button variant="repeated" type="submit" isPending={busy}>
              <Trans>Continue</Trans>
            </Button>
            {canDiscard && <StartAgain can={can} send={send} onDone={reset} />}
          </Actions>
          {data.site.immediatePurchase !== null && <ImmediatePurchase data={data} />}
        </>
      )}
    </OfferForm>
  );
}

/** Price of the request, next to every step until it is sent. */
export function RequestAside({ data, send, step }: AsideProps<QuoteRequestContext, QuoteRequestEvent>) {
  if (step === 'sent' || step === 'unlisted') return null;
  return (
    <>
      <PricedLines
        title={<Trans>Estimate</Trans>}
        price={data.price}
        site={data.site}
        empty={<LowestPrice site={data.site} />}
        action={
          step === 'needs' && (
            <Button variant="primary" type="submit" form={NEEDS_FORM}>
              <Trans>Continue</Trans>
            </Button>
          )
        }
        note={
          <p>
            <Trans>This is an estimate. Only the quote we send you is binding, and nothing is charged now.</Trans>
          </p>
        }
        promises={quotePromises}
        onRetry={() => send({ type: 'price.retried' })}
      />
      {step === 'needs' && data.site.immediatePurchase !== null && <ImmediatePurchase data={data} isInAside />}
    </>
  );
}
