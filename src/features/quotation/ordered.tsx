import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Figure } from '../../ui/text/figure.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { PagePrint } from '../../ui/layout/print-sheet.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { NewQuoteLink } from './new-quote-link.tsx';
import { paymentPlace } from './places.ts';
import { QuotationDocument } from './quotation-document.tsx';
import type { QuotationScreenProps } from './screens.tsx';

/** The server has ordered the quote; payment follows. */
export function Ordered({ data: { quotation, site }, send }: QuotationScreenProps<'ordered'>) {
  const { i18n } = useLingui();
  const total = formatMoney(quotation.priced.total, i18n);
  return (
    <Stack>
      <PagePrint>
        <QuotationDocument quotation={quotation} site={site} />
      </PagePrint>
      <Stack>
        <Intro kind="success">
          <Trans>
            Your order of <Figure>{total}</Figure> is placed. Thank you.
          </Trans>
        </Intro>
        <ReferenceBox label={<Trans>Quote reference</Trans>} value={quotation.reference} />
        <Actions>
          <Link href={paymentPlace(quotation.id)} variant="button">
            <Trans>Pay {total}</Trans>
          </Link>
          <PrintButton>
            <Trans>Print the quote</Trans>
          </PrintButton>
          <DocumentLink kind="quote" reference={quotation.reference} />
        </Actions>
        <Section title={<Trans>What happens next</Trans>}>
          <TextList
            items={[
              { id: 'mail', text: <Trans>We’re emailing you the confirmation.</Trans> },
              {
                id: 'payment',
                text: <Trans>Pay now, or later with the link in that email: by card or bank transfer.</Trans>,
              },
              { id: 'beginning', text: <Trans>The subscription starts on the day of payment.</Trans> },
            ]}
          />
        </Section>
        <NewQuoteLink send={send} variant="standalone">
          <Trans>Request another quote like this one</Trans>
        </NewQuoteLink>
      </Stack>
      <QuotationDocument quotation={quotation} site={site} heading="h2" />
    </Stack>
  );
}
