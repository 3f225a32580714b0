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
      failureTitle={<Trans>Your quote could not be made</Trans>}
      intro={
        isWaiting ? (
          <Notice kind="warning" title={<Trans>No answer has come yet</Trans>} takesFocus>
            <Stack gap="close">
              <Skeleton>
                <Trans>
                  Your quote may have been made already: we check again in a moment, and it is made only once.
                </Trans>
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
            <Trans>Choose what you would like to read. The quote is yours at once, and binds you to nothing.</Trans>
          </p>
        )
      }
    >
      <Button variant="primary" type="submit" isPending={busy}>
        <Trans>Make the quote</Trans>
      </Button>
    </OfferForm>
  );
}
