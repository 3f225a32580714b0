import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ContactText } from '../../ui/text/contact-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { SessionScreenProps } from './home-screens.tsx';

/** The publisher has closed the account: whom to ask. */
export function AccountInvalid({ data: { site, visitor }, can, send, busy }: SessionScreenProps<'accountInvalid'>) {
  return (
    <Stack>
      <p>
        <Trans>
          The account <strong translate="no">{visitor.account.email}</strong> isn’t active, so you can’t use it. Contact
          us to find out why and reactivate it.
        </Trans>
      </p>
      {site && (
        <p>
          <ContactText contact={site.contact} />
        </p>
      )}
      <Actions>
        <Button
          isPending={busy}
          isDisabled={!busy && !can({ type: 'signOut.requested' })}
          onPress={() => send({ type: 'signOut.requested' })}
        >
          <Trans>Use another account</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
