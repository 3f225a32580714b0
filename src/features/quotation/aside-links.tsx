import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { asidePlace } from './places.ts';
import { QuotationDocument } from './quotation-document.tsx';
import type { QuotationScreenProps } from './screens.tsx';

/** Prints the quote itself instead of the page. */
export function PrintQuote({ data: { quotation, site } }: Pick<QuotationScreenProps<'offer'>, 'data'>) {
  return (
    <PrintButton sheet={<QuotationDocument quotation={quotation} site={site} />}>
      <Trans>Print the quote</Trans>
    </PrintButton>
  );
}

/** Links to the actions on a quote other than accepting it. */
export function AsideLinks({ data, can, send }: Pick<QuotationScreenProps<'offer'>, 'data' | 'can' | 'send'>) {
  const { aboId } = data;
  return (
    <Section title={<Trans>Is this quote not right for you?</Trans>}>
      <Actions>
        <EventLink
          href={asidePlace(aboId, 'change')}
          variant="standalone"
          event={{ type: 'change.opened' }}
          can={can}
          send={send}
        >
          <Trans>Ask for a change</Trans>
        </EventLink>
        <EventLink
          href={asidePlace(aboId, 'share')}
          variant="standalone"
          event={{ type: 'share.opened' }}
          can={can}
          send={send}
        >
          <Trans>Share with a colleague</Trans>
        </EventLink>
        <EventLink
          href={asidePlace(aboId, 'decline')}
          variant="standalone"
          event={{ type: 'decline.opened' }}
          can={can}
          send={send}
        >
          <Trans>Decline</Trans>
        </EventLink>
        <PrintQuote data={data} />
      </Actions>
    </Section>
  );
}
