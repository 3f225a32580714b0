import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { kindNames } from './kind-names.ts';
import type { ContactScreenProps } from './screen-props.ts';

/** The message has arrived: its reference, and where the answer goes. */
export function Sent({ data: { draft, sender }, send }: ContactScreenProps<'sent'>) {
  const { i18n } = useLingui();
  const { reference, kind } = draft.receipt;
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We have received your message.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Reference of your message</Trans>} value={reference} />
      <DataList rows={[{ id: 'kind', term: <Trans>About</Trans>, value: i18n._(kindNames[kind]) }]} />
      <p>
        <Trans>
          A copy is on its way to <strong translate="no">{sender.email}</strong>. We answer to the same address, usually
          within two business days.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
        <Link href={linkTo(contactPaths.writing)} variant="standalone" onFollow={() => send({ type: 'message.begun' })}>
          <Trans>Write another message</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
