import { Trans } from '@lingui/react/macro';
import { Status } from '../../ui/feedback/status.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { ChorusText } from '../shared/ordering/chorus-text.tsx';
import { chorusKinds } from '../shared/ordering/chorus-kinds.ts';
import { OrderPlaced } from './order-placed.tsx';
import { invoicesPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** The order of a French public body: its invoice goes through Chorus Pro, and no card is asked for. */
export function Invoiced({ data: { quotation, site }, send }: QuotationScreenProps<'invoiced'>) {
  const { invoice } = quotation;
  return (
    <OrderPlaced
      quotation={quotation}
      site={site}
      send={send}
      actions={
        <>
          <Button onPress={() => send({ type: 'retried' })}>
            <Trans>Check again</Trans>
          </Button>
          <Link href={invoicesPlace} variant="standalone">
            <Trans>Your invoices</Trans>
          </Link>
        </>
      }
      next={
        invoice.progress.kind === 'paid'
          ? null
          : [
              ...(invoice.progress.kind === 'deposited'
                ? []
                : [
                    {
                      id: 'deposit',
                      text: <Trans>We’ll submit the invoice to Chorus Pro and email you when it’s there.</Trans>,
                    },
                  ]),
              {
                id: 'payment',
                text: (
                  <Trans>
                    Pay by bank transfer by <DateText day={invoice.dueOn} />, not by card.
                  </Trans>
                ),
              },
            ]
      }
    >
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
    </OrderPlaced>
  );
}
