import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/actions.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ChoiceLink } from './event-links.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';

/** No payment of this reference that this person may see. */
export function OutcomeUnknown({ data: { reference }, can, send }: InvoiceScreenProps<'outcomeUnknown'>) {
  return (
    <Stack>
      <Lead kind="info">
        <Trans>We know of no payment of yours under this reference.</Trans>
      </Lead>
      <p>
        <Trans>
          The address names the reference <strong translate="no">{reference}</strong>. It may be mistyped, or belong to
          another account.
        </Trans>
      </p>
      <Actions>
        <ChoiceLink can={can} send={send}>
          <Trans>Go to the invoices</Trans>
        </ChoiceLink>
      </Actions>
    </Stack>
  );
}
