import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Site } from '../../../domain/site.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContactText as WhereToAsk } from '../../ui/text/contact-text.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { DecisionText } from './decision-text.tsx';
import { NewQuoteLink } from './links.tsx';
import { PrintQuote } from './aside-links.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** Contact of the publisher for questions about a quote. */
export function ContactText({ site: { contact } }: { readonly site: Pick<Site, 'contact'> }) {
  return (
    <p>
      <Trans>Questions?</Trans> <WhereToAsk contact={contact} />
    </p>
  );
}

type EndedProps = Pick<QuotationScreenProps<'declined'>, 'data' | 'send'>;

/** A quote that is no longer valid: nothing is ordered, and the person can ask for another one. */
function Ended({
  data,
  send,
  lead,
  meanwhile,
  children,
}: EndedProps & {
  readonly lead: ReactNode;
  /** It ended while the person was answering it. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}) {
  const { quotation, site, notice } = data;
  return (
    <Stack>
      <Intro kind="info">{lead}</Intro>
      {notice === 'endedMeanwhile' && (
        <Notice kind="warning" title={meanwhile} takesFocus>
          <p>
            <Trans>Nothing was changed or ordered.</Trans>
          </p>
        </Notice>
      )}
      <ReferenceBox label={<Trans>Quote reference</Trans>} value={quotation.reference} />
      <DecisionText quotation={quotation} />
      {children}
      <ContactText site={site} />
      <Actions>
        <NewQuoteLink send={send} variant="button">
          <Trans>Request a new quote</Trans>
        </NewQuoteLink>
        <PrintQuote data={{ ...data, aboId: String(quotation.id) }} />
      </Actions>
    </Stack>
  );
}

export function Declined({ data, send }: QuotationScreenProps<'declined'>) {
  return (
    <Ended
      data={data}
      send={send}
      lead={<Trans>You declined this quote. Nothing was ordered.</Trans>}
      meanwhile={<Trans>It was declined before we received your answer</Trans>}
    >
      <p>
        <Trans>Changed your mind? Request a new quote. It starts with the same offer.</Trans>
      </p>
    </Ended>
  );
}

export function Expired({ data, send }: QuotationScreenProps<'expired'>) {
  return (
    <Ended
      data={data}
      send={send}
      lead={
        <Trans>
          This quote expired on <DateText moment={data.quotation.expiresAt} />. Nothing was ordered.
        </Trans>
      }
      meanwhile={<Trans>It expired before we received your answer</Trans>}
    >
      <p>
        <Trans>A new quote starts with the same offer, at today’s prices.</Trans>
      </p>
    </Ended>
  );
}

export function Withdrawn({ data, send }: QuotationScreenProps<'withdrawn'>) {
  return (
    <Ended
      data={data}
      send={send}
      lead={<Trans>We’ve withdrawn this quote. Nothing was ordered.</Trans>}
      meanwhile={<Trans>We withdrew it before we received your answer</Trans>}
    >
      <p>
        <Trans>Ask us why, or request a new quote. It starts with the same offer, at today’s prices.</Trans>
      </p>
    </Ended>
  );
}
