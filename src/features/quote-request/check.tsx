import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import { needsPlace, youPlace } from './places.ts';
import { requesterRows } from './requester-rows.tsx';
import { ConflictNotice } from './rival-notice.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { StartAgain } from './start-again.tsx';

/** Everything that is about to be sent, before it is; each answer with the way to change it. */
export function Check({ data, can, send, busy }: QuoteRequestScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { offer, requester, site, failure } = data;
  const change =
    (href: string, type: 'offer.reopened' | 'requester.reopened') => (subject: ReactNode, field: string) => (
      <EventLink href={href} event={{ type }} field={field} can={can} send={send}>
        <Trans>Change</Trans> <VisuallyHidden as="span">{subject}</VisuallyHidden>
      </EventLink>
    );

  return (
    <Stack>
      <ConflictNotice data={data} can={can} send={send} />
      {failure && (
        <FailureNotice failure={failure} title={<Trans>Your request was not sent</Trans>} takesFocus>
          <p>
            <Trans>Everything you entered is still here. You can safely try again.</Trans>
          </p>
        </FailureNotice>
      )}
      <Section title={<Trans>What you would like to read</Trans>}>
        <DataList rows={offerRows(offer, site.publications, i18n, change(needsPlace, 'offer.reopened'))} />
      </Section>
      <Section title={<Trans>Who you are</Trans>}>
        <DataList rows={requesterRows(requester, i18n, change(youPlace, 'requester.reopened'))} />
      </Section>
      <p>
        <Trans>We send you the quote by e-mail within two business days. You are free to accept it or not.</Trans>
      </p>
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'request.confirmed' })}>
          <Trans>Send the request</Trans>
        </Button>
        <EventLink
          href={youPlace}
          variant="standalone"
          icon="back"
          event={{ type: 'requester.reopened' }}
          can={can}
          send={send}
        >
          <Trans>Back</Trans>
        </EventLink>
        <StartAgain can={can} send={send} />
      </Actions>
    </Stack>
  );
}
