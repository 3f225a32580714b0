import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { OfferForm } from '../shared/offer/offer-form.tsx';
import { WaitingNotice } from '../shared/offer/waiting-notice.tsx';
import { newQuotePlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** The form of a new offer: its button is in the aside, too. */
export const NEW_OFFER_FORM = 'newOffer';

/** Form for the offer of a new quote. Choices go into the draft at once, and the aside shows their price. */
export function NewOffer({ data, can, send, busy }: QuotationScreenProps<'newOffer'>) {
  const isWaiting = can({ type: 'retried' });
  return (
    <OfferForm
      id={NEW_OFFER_FORM}
      data={data}
      send={send}
      busy={busy}
      offer={data.draft.offer}
      failureTitle={<Trans>We couldn’t create your quote</Trans>}
      intro={
        isWaiting ? (
          <WaitingNotice send={send} href={newQuotePlace}>
            <Trans>Your quote may be ready. We’ll check again in a moment.</Trans>
          </WaitingNotice>
        ) : (
          <p>
            <Trans>Choose what you’d like to read. You’ll get your quote right away, with no obligation.</Trans>
          </p>
        )
      }
    >
      <Actions isInBar>
        <Button variant="repeated" type="submit" isPending={busy}>
          <Trans>Create my quote</Trans>
        </Button>
      </Actions>
    </OfferForm>
  );
}
