import type { I18n } from '@lingui/core';
import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicBuyer, QuotationDetails } from '../../../domain/quotation.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import type { detailsForm, identityForm, publicBuyerForm } from '../../../validation/forms/quotation.ts';
import { agreementForm } from '../../../validation/forms/ordering.ts';
import { hasVatNumbers } from '../../../validation/rules/vat-number.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { ButtonSum } from '../../ui/form/button-sum.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { AddressText } from '../shared/address/address-text.tsx';
import { EventLink, PreviousStepLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { FieldRows, FieldTable } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { TermsOfSale } from '../shared/ordering/terms-of-sale.tsx';
import { AsideLinks } from './aside-links.tsx';
import { buyerName } from './buyer-name.ts';
import { detailsPlace, offerPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { issuerRows, quotationRows } from './quotation-rows.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

const given = (text: string): ReactNode => (text === '' ? <Trans>none</Trans> : <span translate="no">{text}</span>);

type Action = (subject: ReactNode, field: string) => ReactNode;

function identityRows(identity: QuotationDetails['identity'], i18n: I18n, action: Action) {
  const rows: FieldRows<ValuesOf<typeof identityForm>> = {
    civility: { shownWith: 'lastName' },
    firstName: { shownWith: 'lastName' },
    lastName: {
      term: <Trans>Ordered by</Trans>,
      value: <span translate="no">{buyerName(identity, i18n)}</span>,
      action: action(<Trans>your name</Trans>, 'identity.lastName'),
    },
  };
  return listRows(rows);
}

function publicBuyerRows({ siret, serviceCode, engagementNumber }: PublicBuyer, action: Action) {
  const rows: FieldRows<ValuesOf<typeof publicBuyerForm>> = {
    siret: {
      term: <Trans>SIRET number</Trans>,
      value: given(siret),
      action: action(<Trans>the SIRET number</Trans>, 'publicBuyer.siret'),
    },
    serviceCode: {
      term: <Trans>Service code</Trans>,
      value: given(serviceCode),
      action: action(<Trans>the service code</Trans>, 'publicBuyer.serviceCode'),
    },
    engagementNumber: {
      term: <Trans>Purchase commitment number</Trans>,
      value: given(engagementNumber),
      action: action(<Trans>the purchase commitment number</Trans>, 'publicBuyer.engagementNumber'),
    },
  };
  return listRows(rows);
}

/** The buyer as rows of a `DataList`. `action` renders a row's edit link; its subject is for screen readers. */
function detailsRows(details: QuotationDetails, i18n: I18n, action: Action) {
  const { identity, billing, delivery, vatNumber, purchaseOrder, publicBuyer } = details;
  const rows: FieldTable<ValuesOf<typeof detailsForm>, ReturnType<typeof listRows>> = {
    identity: identityRows(identity, i18n, action),
    billing: [
      {
        id: 'billing',
        term: <Trans>Billed to</Trans>,
        value: <AddressText address={billing} />,
        action: action(<Trans>the billing address</Trans>, 'billing'),
      },
    ],
    delivery: [
      {
        id: 'delivery',
        term: <Trans>Delivered to</Trans>,
        value: delivery ? <AddressText address={delivery} /> : <Trans>the billing address</Trans>,
        action: action(<Trans>the delivery address</Trans>, 'delivery'),
      },
    ],
    vatNumber: hasVatNumbers(billing)
      ? [
          {
            id: 'vatNumber',
            term: <Trans>VAT number</Trans>,
            value: given(vatNumber),
            action: action(<Trans>the VAT number</Trans>, 'vatNumber'),
          },
        ]
      : [],
    purchaseOrder: [
      {
        id: 'purchaseOrder',
        term: <Trans>Purchase order number</Trans>,
        value: given(purchaseOrder),
        action: action(<Trans>the purchase order number</Trans>, 'purchaseOrder'),
      },
    ],
    publicBuyer: publicBuyer ? publicBuyerRows(publicBuyer, action) : [],
  };
  return Object.values(rows).flat();
}

/** Review of the order before it is placed, with a link to change each answer. */
export function Check({ data, can, send, busy }: QuotationScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { quotation, site, aboId, hasAgreed, failure } = data;
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

  const change = (href: string, type: 'offer.reopened' | 'details.reopened') => (subject: ReactNode, field: string) => (
    <EventLink href={href} event={{ type }} field={field} can={can} send={send}>
      <Trans>Change</Trans> <VisuallyHidden as="span">{subject}</VisuallyHidden>
    </EventLink>
  );

  return (
    <Stack gap="wide">
      <Form
        form={form}
        failureTitle={<Trans>We couldn’t record your answer</Trans>}
        failureAdvice={<Trans>Nothing was ordered. You can safely try again.</Trans>}
        notices={<QuotationNotice data={data} can={can} send={send} />}
      >
        <DataList rows={quotationRows(quotation)} />
        <Section title={<Trans>Your order</Trans>}>
          <DataList rows={offerRows(offer, site.publications, i18n, change(offerPlace(aboId), 'offer.reopened'))} />
        </Section>
        <Section title={<Trans>Your details</Trans>}>
          <DataList rows={detailsRows(details, i18n, change(detailsPlace(aboId), 'details.reopened'))} />
        </Section>
        <OfferLines
          caption={<Trans>Price</Trans>}
          lines={priced.lines}
          readers={offer.readers}
          totals={totalRows(sumsOf(priced))}
        />
        <TaxNote priced={priced} />
        <TermsOfSale />
        <Controls<ValuesOf<typeof agreementForm>>
          each={{
            hasAgreed: (
              <Checkbox
                {...form.at('hasAgreed')}
                label={<Trans>I’ve read and agree to the terms of sale</Trans>}
                isChosen={hasAgreed}
                onChange={(isChosen) => send({ type: 'terms.agreed', hasAgreed: isChosen })}
              />
            ),
          }}
        />
        <p>
          {details.publicBuyer ? (
            <Trans>
              Accepting places an order for {total}. We’ll submit the invoice to Chorus Pro. Pay by bank transfer within
              30 days. Cards aren’t accepted.
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
      </Form>
      <AsideLinks data={data} can={can} send={send} />
      {issuer.length > 0 && <DataList rows={issuer} />}
    </Stack>
  );
}
