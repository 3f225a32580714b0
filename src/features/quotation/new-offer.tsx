import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { OfferForm } from './offer-form.tsx';
import { newQuotePlace } from './places.ts';
import type { QuotationScreenProps } from './screens.tsx';

/** Form for the offer of a new quote. Choices go into the draft at once, and the aside shows their price. */
export function NewOffer({ data, can, send, busy }: QuotationScreenProps<'newOffer'>) {
  const isWaiting = can({ type: 'retried' });
  return (
    <OfferForm
      data={data}
      send={send}
      busy={busy}
      offer={data.draft.offer}
      failureTitle={<Trans>We couldn’t create your quote</Trans>}
      intro={
        isWaiting ? (
          <Notice kind="warning" title={<Trans>No reply yet</Trans>} takesFocus>
            <Stack gap="close">
              <Skeleton>
                <Trans>Your quote may be ready: we’ll check again in a moment. It’s created only once.</Trans>
              </Skeleton>
              <Actions>
                <Button onPress={() => send({ type: 'retried' })}>
                  <Trans>Check now</Trans>
                </Button>
                <Link href={newQuotePlace} onFollow={() => send({ type: 'offer.reopened' })}>
                  <Trans>Change the offer</Trans>
                </Link>
              </Actions>
            </Stack>
          </Notice>
        ) : (
          <p>
            <Trans>Choose what you’d like to read. You’ll get your quote right away, with no obligation.</Trans>
          </p>
        )
      }
    >
      <Button variant="primary" type="submit" isPending={busy}>
        <Trans>Create my quote</Trans>
      </Button>
    </OfferForm>
  );
}
