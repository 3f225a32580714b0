import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ExpiryText } from './expiry-text.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** The address speaks of an outcome, and there is none: the quote can still be answered. */
export function Undecided({ data: { quotation }, send }: QuotationScreenProps<'undecided'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>This quote is not answered yet. Nothing is ordered.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Reference of the quote</Trans>} value={quotation.reference} />
      <p>
        <ExpiryText quotation={quotation} />
      </p>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'quotation.reopened' })}>
          <Trans>Open the quote</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
