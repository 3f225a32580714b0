import type { I18n } from '@lingui/core';
import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QuotationDetails } from '../../../domain/quotation.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import type { detailsForm } from '../../../validation/forms/quotation.ts';
import { agreementForm } from '../../../validation/forms/ordering.ts';
import { hasVatNumbers } from '../../../validation/rules/vat-number.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { ButtonSum } from '../../ui/form/button-sum.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionColumns } from '../../ui/layout/section-columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { AddressText } from '../shared/address/address-text.tsx';
import { ChangeLink } from '../shared/change-link.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { FieldTable, listRows } from '../shared/form/field-table.ts';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { termRows } from '../shared/offer/offer-rows.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { TermsOfSale } from '../shared/ordering/terms-of-sale.tsx';
import { AsideLinks } from './aside-links.tsx';
import { buyerName } from './buyer-name.ts';
import { detailsPlace, offerPlace } from './places.ts';
import { publicBuyerRows } from './public-buyer-rows.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import { issuerRows, quotationRows } from './quotation-rows.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

const given = (text: string): ReactNode => <span translate="no">{text}</span>;

/** The buyer as rows of a `DataList`, without what was left empty. */
function detailsRows(details: QuotationDetails, i18n: I18n) {
  const { identity, billing, delivery, vatNumber, purchaseOrder, publicBuyer } = details;
  const rows: FieldTable<ValuesOf<typeof detailsForm>, ReturnType<typeof listRows>> = {
    identity: [{ id: 'identity', term: <Trans>Ordered by</Trans>, value: given(buyerName(identity, i18n)) }],
    billing: [
      {
        id: 'billing',
        term: delivery ? <Trans>Billed to</Trans> : <Trans>Billed and delivered to</Trans>,
        value: <AddressText address={billing} />,
      },
    ],
    delivery: delivery
      ? [{ id: 'delivery', term: <Trans>Delivered to</Trans>, value: <AddressText address={delivery} /> }]
      : [],
    vatNumber:
      hasVatNumbers(billing) && vatNumber !== ''
        ? [{ id: 'vatNumber', term: <Trans>VAT number</Trans>, value: given(vatNumber) }]
        : [],
    purchaseOrder:
      purchaseOrder === ''
        ? []
        : [{ id: 'purchaseOrder', term: <Trans>Purchase order number</Trans>, value: given(purchaseOrder) }],
    publicBuyer: publicBuyer ? publicBuyerRows(publicBuyer).filter(({ value }) => value !== null) : [],
  };
  return Object.values(rows).flat();
}

/** Review of the order before it is placed, with a link back to each step. */
export function Check({ data, can, send, busy }: QuotationScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { quotation, aboId, hasAgreed, failure } = data;
  const { offer, priced, details } = quotation;
  const total = formatMoney(priced.total, i18n);
  const issuer = issuerRows(quotation);
  const form = useForm({
    form: agreementForm,
    typed: { hasAgreed },
    // Another version resets the form: it must be read before errors show.
    subject: quotation.version,
    failure,
    busy,
    onValid: () => send({ type: 'quotation.accepted' }),
  });

  return (
    <Stack gap="wide">
      <Form
        form={form}
        failureTitle={<Trans>We couldn’t record your answer</Trans>}
        failureAdvice={<Trans>Nothing was ordered. You can safely try again.</Trans>}
        notices={<QuotationNotice data={data} can={can} send={send} />}
      >
        <Stack gap="wide">
          <SectionColumns>
            <Section
              title={<Trans>Your order</Trans>}
              action={
                <ChangeLink href={offerPlace(aboId)} event={{ type: 'offer.reopened' }} can={can} send={send}>
                  <Trans>your order</Trans>
                </ChangeLink>
              }
            >
              <DataList rows={[...termRows(offer, i18n), ...quotationRows(quotation)]} isBrief />
            </Section>
            <Section
              title={<Trans>Your details</Trans>}
              action={
                <ChangeLink href={detailsPlace(aboId)} event={{ type: 'details.reopened' }} can={can} send={send}>
                  <Trans>your details</Trans>
                </ChangeLink>
              }
            >
              <DataList rows={detailsRows(details, i18n)} isBrief />
            </Section>
          </SectionColumns>
          <Stack gap="close">
            <OfferLines
              caption={<Trans>Price</Trans>}
              lines={priced.lines}
              readers={offer.readers}
              totals={totalRows(sumsOf(priced))}
            />
            <TaxNote priced={priced} />
          </Stack>
          <Stack>
            <Controls<ValuesOf<typeof agreementForm>>
              each={{
                hasAgreed: (
                  <TermsOfSale
                    {...form.at('hasAgreed')}
                    hasAgreed={hasAgreed}
                    onChange={(isChosen) => send({ type: 'terms.agreed', hasAgreed: isChosen })}
                  />
                ),
              }}
            />
            <p>
              {details.publicBuyer ? (
                <Trans>
                  Accepting places an order for {total}. We’ll submit the invoice to Chorus Pro. Pay by bank transfer
                  within 30 days. Cards aren’t accepted.
                </Trans>
              ) : (
                <Trans>Accepting places an order for {total}. You pay later; you won’t be charged now.</Trans>
              )}
            </p>
            <Actions isInBar>
              <Button variant="primary" type="submit" isPending={busy}>
                <Trans>
                  Accept and order<ButtonSum> for {total}</ButtonSum>
                </Trans>
              </Button>
              <PreviousStepLink href={detailsPlace(aboId)} event={{ type: 'details.reopened' }} can={can} send={send} />
            </Actions>
          </Stack>
        </Stack>
      </Form>
      <AsideLinks data={data} can={can} send={send} />
      {issuer.length > 0 && <DataList rows={issuer} />}
    </Stack>
  );
}
