import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { asidePlace } from './places.ts';
import { PrintQuote } from './print-quote.tsx';
import type { QuotationScreenProps } from './screens.tsx';

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
