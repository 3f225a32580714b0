import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { newQuotePlace, quotationPlace } from './places.ts';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

/** What ends is renewed by a quote: it has no list price any more. */
function Unpriced({ data, can, send }: PaymentScreenProps<'unknown'>) {
  const ways = paymentWays(data);
  return (
    <Stack>
      <Intro kind="info">
        <Trans>This subscription is renewed by a quote.</Trans>
      </Intro>
      <p>
        <Trans>
          What it holds is no longer in our price list as you have it. Choose what you want to go on with, and the quote
          says what it costs. You can order it online.
        </Trans>
      </p>
      <Actions>
        <Link href={newQuotePlace} variant="button">
          <Trans>Ask for a quote</Trans>
        </Link>
        {ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}

/** Nothing of this number is this person's to pay: it is mistyped, another's, or a quote that is not ordered yet. */
export function Unknown(props: PaymentScreenProps<'unknown'>) {
  const { data, can, send } = props;
  const { id, found } = data;
  if (found === 'unpriced') return <Unpriced {...props} />;
  const ways = paymentWays(data);
  return (
    <Stack>
      <Intro kind="info">
        <Trans>There is nothing for you to pay under this number.</Trans>
      </Intro>
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
