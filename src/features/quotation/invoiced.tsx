import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { PagePrint } from '../../ui/layout/print-sheet.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Figure } from '../../ui/text/figure.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import { ChorusText, chorusKinds } from '../shared/ordering/chorus-text.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { NewQuoteLink } from './new-quote-link.tsx';
import { invoicesPlace } from './places.ts';
import { QuotationDocument } from './quotation-document.tsx';
import type { QuotationScreenProps } from './screens.tsx';

/** The order of a French public body: its invoice goes through Chorus Pro, and no card is asked for. */
export function Invoiced({ data: { quotation, site }, send }: QuotationScreenProps<'invoiced'>) {
  const { i18n } = useLingui();
  const { invoice } = quotation;
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
        <Section title={<Trans>Your invoice on Chorus Pro</Trans>}>
          <DataList
            rows={[
              { id: 'invoice', term: <Trans>Invoice</Trans>, value: <Reference>{invoice.reference}</Reference> },
              {
                id: 'progress',
                term: <Trans>Status</Trans>,
                value: (
                  <Status kind={chorusKinds[invoice.progress.kind]}>
                    <ChorusText progress={invoice.progress} />
                  </Status>
                ),
              },
              { id: 'due', term: <Trans>Due on</Trans>, value: <DateText day={invoice.dueOn} /> },
            ]}
          />
        </Section>
        <Actions>
          <Button onPress={() => send({ type: 'retried' })}>
            <Trans>Check again</Trans>
          </Button>
          <Link href={invoicesPlace} variant="standalone">
            <Trans>Your invoices</Trans>
          </Link>
          <PrintButton>
            <Trans>Print the quote</Trans>
          </PrintButton>
          <DocumentLink kind="quote" reference={quotation.reference} />
        </Actions>
        {invoice.progress.kind !== 'paid' && (
          <Section title={<Trans>What happens next</Trans>}>
            <TextList
              items={[
                { id: 'mail', text: <Trans>We’re emailing you the confirmation.</Trans> },
                {
                  id: 'deposit',
                  text: <Trans>We’ll deposit the invoice on Chorus Pro and email you when it’s there.</Trans>,
                },
                {
                  id: 'payment',
                  text: <Trans>You pay by bank transfer within 30 days, and nothing by card.</Trans>,
                },
                { id: 'beginning', text: <Trans>The subscription starts on the day of payment.</Trans> },
              ]}
            />
          </Section>
        )}
        <NewQuoteLink send={send} variant="standalone">
          <Trans>Request another quote like this one</Trans>
        </NewQuoteLink>
      </Stack>
      <QuotationDocument quotation={quotation} site={site} heading="h2" />
    </Stack>
  );
}
