import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useFailureReason } from '../shared/failure-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** The quote is accepted, and no answer came about its order: it is asked for until one does. */
export function Unordered({ data: { quotation, failure }, send }: QuotationScreenProps<'unordered'>) {
  const reasonOf = useFailureReason();
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>You have accepted the quote. Your order is not confirmed yet.</Trans>
      </Intro>
      {failure && <p>{reasonOf(failure)}</p>}
      <Skeleton>
        <Trans>We check again in a moment. It is ordered only once, however often we check.</Trans>
      </Skeleton>
      <ReferenceBox label={<Trans>Quote</Trans>} value={quotation.reference} />
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
