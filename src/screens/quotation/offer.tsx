import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { Link } from '../../ui/link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Totals } from '../../ui/totals.tsx';
import { OfferLines } from '../offer/offer-lines.tsx';
import { offerRows } from '../offer/offer-rows.tsx';
import { TaxNote } from '../offer/tax-note.tsx';
import { AsideLinks } from './aside-links.tsx';
import { revisionPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { quotationRows } from './quotation-rows.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** What is offered, at what price, and until when. */
export function Offer({ data, can, send }: QuotationScreenProps<'offer'>) {
  const { i18n } = useLingui();
  const { quotation, site, aboId } = data;
  const { offer, priced } = quotation;
  return (
    <Stack gap="wide">
      <Stack>
        <QuotationNotice data={data} can={can} send={send} />
        <DataList rows={[...quotationRows(quotation), ...offerRows(offer, site.publications, i18n)]} />
        <OfferLines caption={<Trans>What is offered</Trans>} lines={priced.lines} />
        <Totals
          net={priced.net}
          vat={priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat }))}
          total={priced.total}
        />
        <TaxNote priced={priced} />
        <Actions>
          <Button variant="primary" onPress={() => send({ type: 'offer.confirmed' })}>
            <Trans>Continue with this offer</Trans>
          </Button>
          {can({ type: 'revision.opened' }) && (
            <Link href={revisionPlace(aboId)} variant="standalone" onFollow={() => send({ type: 'revision.opened' })}>
              <Trans>Change the offer</Trans>
            </Link>
          )}
        </Actions>
      </Stack>
      <AsideLinks data={data} can={can} send={send} />
    </Stack>
  );
}
