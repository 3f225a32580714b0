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
          The account <strong translate="no">{visitor.account.email}</strong> is not active at the moment, so its pages
          are closed. The subscription desk can tell you why, and open it again.
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
