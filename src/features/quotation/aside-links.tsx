import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { PagePrint } from '../../ui/layout/print-sheet.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { asidePlace } from './places.ts';
import { QuotationDocument } from './quotation-document.tsx';
import styles from './quotation.module.css';
import type { QuotationScreenProps } from './screen-props.ts';

/** Prints the quote itself instead of the page, which the browser's own command does, too. */
export function PrintQuote({ data: { quotation, site } }: Pick<QuotationScreenProps<'offer'>, 'data'>) {
  return (
    <>
      <PrintButton>
        <Trans>Print the quote</Trans>
      </PrintButton>
      <DocumentLink kind="quote" reference={quotation.reference} />
      <PagePrint>
        <QuotationDocument quotation={quotation} site={site} />
      </PagePrint>
    </>
  );
}

type AsideProps = Pick<QuotationScreenProps<'offer'>, 'data' | 'can' | 'send'>;

interface AsideLinkProps extends AsideProps {
  readonly aside: 'change' | 'share' | 'decline';
  readonly children: ReactNode;
}

/** Link to an answer other than an order. */
export function AsideLink({ aside, data: { aboId }, ...link }: AsideLinkProps) {
  return (
    <EventLink href={asidePlace(aboId, aside)} variant="standalone" event={{ type: `${aside}.opened` }} {...link} />
  );
}

/** Links to the actions on a quote other than accepting it. */
export function AsideLinks({ data, can, send }: AsideProps) {
  return (
    <Section title={<Trans>Not ready to decide?</Trans>} isScreenOnly>
      <div className={styles.links}>
        <AsideLink aside="share" data={data} can={can} send={send}>
          <Trans>Share with someone</Trans>
        </AsideLink>
        <PrintQuote data={data} />
        <AsideLink aside="change" data={data} can={can} send={send}>
          <Trans>Ask for a change</Trans>
        </AsideLink>
      </div>
      <p className={styles.decline}>
        <Trans>Not what you need?</Trans>
        <AsideLink aside="decline" data={data} can={can} send={send}>
          <Trans>Decline</Trans>
        </AsideLink>
      </p>
    </Section>
  );
}
