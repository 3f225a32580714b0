import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/actions.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { asidePlace } from './places.ts';
import { PrintQuote } from './print-quote.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** What can be done with a quote beside accepting it. */
export function AsideLinks({ data, send }: Pick<QuotationScreenProps<'offer'>, 'data' | 'send'>) {
  const { aboId } = data;
  return (
    <Section title={<Trans>Not quite?</Trans>}>
      <Actions>
        <Link href={asidePlace(aboId, 'change')} variant="standalone" onFollow={() => send({ type: 'change.opened' })}>
          <Trans>Ask for a change</Trans>
        </Link>
        <Link href={asidePlace(aboId, 'share')} variant="standalone" onFollow={() => send({ type: 'share.opened' })}>
          <Trans>Share with a colleague</Trans>
        </Link>
        <Link
          href={asidePlace(aboId, 'decline')}
          variant="standalone"
          onFollow={() => send({ type: 'decline.opened' })}
        >
          <Trans>Decline</Trans>
        </Link>
        <PrintQuote data={data} />
      </Actions>
    </Section>
  );
}
