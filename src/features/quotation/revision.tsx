import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/form/button.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { OfferForm } from './offer-form.tsx';
import { offerPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** Another offer in a quote of one's own. What is chosen goes into the draft at once, and its price stands beside it. */
export function Revision({ data, can, send, busy }: QuotationScreenProps<'revision'>) {
  return (
    <OfferForm
      data={data}
      send={send}
      busy={busy}
      offer={data.draft.revision}
      failureTitle={<Trans>Your quote could not be changed</Trans>}
      intro={
        <p>
          <Trans>Choose otherwise, and see what it would cost. Your quote changes once you confirm it.</Trans>
        </p>
      }
    >
      <Button variant="primary" type="submit" isPending={busy}>
        <Trans>Change the quote</Trans>
      </Button>
      <EventLink
        href={offerPlace(data.aboId)}
        variant="standalone"
        icon="back"
        event={{ type: 'offer.reopened' }}
        can={can}
        send={send}
      >
        <Trans>Leave it as it is</Trans>
      </EventLink>
    </OfferForm>
  );
}
