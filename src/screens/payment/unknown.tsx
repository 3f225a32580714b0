import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/actions.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Link } from '../../ui/link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { HelpLink } from '../ordering/event-links.tsx';
import { quotationPlace } from './places.ts';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

/** Nothing of this number is this person's to pay: it is mistyped, another's, or a quote that is not ordered yet. */
export function Unknown({ data, can, send }: PaymentScreenProps<'unknown'>) {
  const { id, found } = data;
  const ways = paymentWays(data);
  return (
    <Stack>
      <Lead kind="info">
        <Trans>There is nothing for you to pay under this number.</Trans>
      </Lead>
      <p>
        <Trans>
          The address names the number <strong translate="no">{id}</strong>. It may be mistyped, or belong to another
          account. A quote is paid after you have accepted and ordered it.
        </Trans>
      </p>
      <Actions>
        {found === 'unknown' && (
          <Link href={quotationPlace(id)} variant="standalone">
            <Trans>Open the quote of this number</Trans>
          </Link>
        )}
        {ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
