import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quotation } from '../../../domain/quotation.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { OutcomeColumns, OutcomeHead } from '../../ui/layout/outcome.tsx';
import { PagePrint } from '../../ui/layout/print-sheet.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Figure, TextList } from '../../ui/text/text-parts.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { NewQuoteLink } from './links.tsx';
import { QuotationDocument } from './quotation-document.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

interface OrderPlacedProps extends Pick<QuotationScreenProps<'ordered'>, 'send'> {
  readonly quotation: Quotation;
  readonly site: QuotationScreenProps<'ordered'>['data']['site'];
  /** What can be done first; printing follows. */
  readonly actions: ReactNode;
  /** What happens next, between the emailed confirmation and the beginning of the subscription; `null`: nothing more. */
  readonly next: readonly { readonly id: string; readonly text: ReactNode }[] | null;
  /** What follows the reference. */
  readonly children?: ReactNode;
}

/** The order of a quote, just placed: what comes next, and the quote, which is what is printed. */
export function OrderPlaced({ quotation, site, send, actions, next, children }: OrderPlacedProps) {
  const { i18n } = useLingui();
  const total = formatMoney(quotation.priced.total, i18n);
  return (
    <Stack>
      <PagePrint>
        <QuotationDocument quotation={quotation} site={site} />
      </PagePrint>
      <Stack>
        <OutcomeHead reference={<ReferenceBox label={<Trans>Order reference</Trans>} value={quotation.reference} />}>
          <Intro kind="success">
            <Trans>
              Your order of <Figure>{total}</Figure> is placed. Thank you.
            </Trans>
          </Intro>
        </OutcomeHead>
        {children}
        <Actions>
          {actions}
          <PrintButton>
            <Trans>Print the order</Trans>
          </PrintButton>
          <DocumentLink kind="quote" reference={quotation.reference} />
        </Actions>
        <OutcomeColumns
          next={
            next && (
              <Section title={<Trans>What happens next</Trans>}>
                <TextList
                  items={[
                    { id: 'mail', text: <Trans>We’re emailing you the confirmation.</Trans> },
                    ...next,
                    { id: 'beginning', text: <Trans>The subscription starts on the day of payment.</Trans> },
                  ]}
                />
              </Section>
            )
          }
          more={
            <NewQuoteLink send={send} variant="standalone">
              <Trans>Request another quote like this one</Trans>
            </NewQuoteLink>
          }
        >
          <QuotationDocument quotation={quotation} site={site} heading="h2" />
        </OutcomeColumns>
      </Stack>
    </Stack>
  );
}
