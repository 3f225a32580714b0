import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { NewQuoteLink } from './new-quote-link.tsx';
import { accountPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** Nothing of this number or reference is this person's to see. */
function UnknownQuote({ name, send }: { readonly name: string } & Pick<QuotationScreenProps<'unknown'>, 'send'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We cannot find a quote of yours under this number.</Trans>
      </Intro>
      <p>
        <Trans>
          The address names <strong translate="no">{name}</strong>. It may be mistyped, or belong to another account.
        </Trans>
      </p>
      <Actions>
        <NewQuoteLink send={send} variant="button">
          <Trans>Ask for a quote</Trans>
        </NewQuoteLink>
        <Link href={accountPlace} variant="standalone">
          <Trans>Go to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

export function Unknown({ data: { aboId }, send }: QuotationScreenProps<'unknown'>) {
  return <UnknownQuote name={aboId} send={send} />;
}

export function OutcomeUnknown({ data: { reference }, send }: QuotationScreenProps<'outcomeUnknown'>) {
  return <UnknownQuote name={reference} send={send} />;
}
