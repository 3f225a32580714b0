import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { BackLink } from './links.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** A link by which a colleague sees the quote and nothing else. It is made on request: a new one ends the one before. */
export function Share({ data, can, send, busy }: QuotationScreenProps<'share'>) {
  const { link, failure } = data;
  return (
    <Stack>
      <QuotationNotice data={data} can={can} send={send} />
      {failure && (
        <FailureNotice
          failure={failure}
          title={{
            uncertain: <Trans>We may not have created a link</Trans>,
            refused: <Trans>We couldn’t create a link</Trans>,
          }}
          takesFocus
        >
          <p>
            <Trans>Create the link again. Only the latest one works.</Trans>
          </p>
        </FailureNotice>
      )}
      <Stack gap="close">
        <p>
          <Trans>
            Anyone with the link can view and print the quote, without signing in. They can’t accept, change, or decline
            it.
          </Trans>
        </p>
        <p>
          <Trans>Only the latest link works. Creating a new one disables the previous one.</Trans>
        </p>
      </Stack>
      {link && (
        <>
          <ReferenceBox label={<Trans>Link to the quote</Trans>} value={link.url} />
          <p>
            <Trans>
              Expires <DateText moment={link.expiresAt} />. Copy it now. It won’t be shown again.
            </Trans>
          </p>
        </>
      )}
      <Actions isInBar>
        <Button variant={link ? 'secondary' : 'primary'} isPending={busy} onPress={() => send({ type: 'link.asked' })}>
          {link ? <Trans>Create another link</Trans> : <Trans>Create link</Trans>}
        </Button>
        <BackLink data={data} can={can} send={send} />
      </Actions>
    </Stack>
  );
}
