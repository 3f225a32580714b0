import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { BackLink } from './back-link.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screens.tsx';

/** A link by which a colleague sees the quote and nothing else. It is made on request: a new one ends the one before. */
export function Share({ data, can, send, busy }: QuotationScreenProps<'share'>) {
  const { link, failure } = data;
  return (
    <Stack>
      <QuotationNotice data={data} can={can} send={send} />
      {failure && (
        <FailureNotice failure={failure} title={<Trans>No link could be made</Trans>} takesFocus>
          <p>
            <Trans>Try again in a moment.</Trans>
          </p>
        </FailureNotice>
      )}
      <p>
        <Trans>
          Whoever has the link can see and print the quote without signing in. They cannot accept, change or decline
          anything.
        </Trans>
      </p>
      {link && (
        <>
          <ReferenceBox label={<Trans>Link to the quote</Trans>} value={link.url} />
          <p>
            <Trans>
              It works until <DateText moment={link.expiresAt} />. It is shown here only now: copy it.
            </Trans>
          </p>
        </>
      )}
      <Actions>
        <Button variant={link ? 'secondary' : 'primary'} isPending={busy} onPress={() => send({ type: 'link.asked' })}>
          {link ? <Trans>Make another link</Trans> : <Trans>Make a link</Trans>}
        </Button>
        <BackLink data={data} can={can} send={send} />
      </Actions>
      <p>
        <Trans>Only the latest link works: making another one ends the one before.</Trans>
      </p>
    </Stack>
  );
}
