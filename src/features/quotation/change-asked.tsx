import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import { ContactText } from './contact-text.tsx';
import { DecisionText } from './decision-text.tsx';
import { NewQuoteLink } from './new-quote-link.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** The publisher has been asked for another quote. */
export function ChangeAsked({ data: { quotation, site }, send }: QuotationScreenProps<'changeAsked'>) {
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We have received your request.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Reference of the quote</Trans>} value={quotation.reference} />
      <DecisionText quotation={quotation} />
      <Section title={<Trans>What happens next</Trans>}>
        <TextList
          items={[
            {
              id: 'answer',
              text: <Trans>We answer by e-mail, usually within two business days, with another quote.</Trans>,
            },
            { id: 'meanwhile', text: <Trans>Until then this quote cannot be accepted, and nothing is ordered.</Trans> },
          ]}
        />
      </Section>
      <ContactText site={site} />
      <Actions>
        <Button onPress={() => send({ type: 'retried' })}>
          <Trans>Has the answer come?</Trans>
        </Button>
        <NewQuoteLink send={send} variant="standalone">
          <Trans>Make a quote of your own</Trans>
        </NewQuoteLink>
      </Actions>
    </Stack>
  );
}
