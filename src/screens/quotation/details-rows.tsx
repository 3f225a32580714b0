import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QuotationDetails } from '../../../machines/domain/quotation.ts';
import { hasVatNumbers } from '../../../machines/validation/rules/vat-number.ts';
import { AddressText } from '../address/address-text.tsx';
import { buyerName } from './buyer-name.ts';

const given = (text: string): ReactNode => (text === '' ? <Trans>none</Trans> : <span translate="no">{text}</span>);

/** Who buys as rows of a `DataList`. `action` makes the link that changes a row; its subject is for those who listen. */
export function detailsRows(details: QuotationDetails, i18n: I18n, action: (subject: ReactNode) => ReactNode) {
  const { identity, billing, delivery, vatNumber, purchaseOrder, publicBuyer } = details;
  return [
    {
      id: 'name',
      term: <Trans>Ordered by</Trans>,
      value: <span translate="no">{buyerName(identity, i18n)}</span>,
      action: action(<Trans>your name</Trans>),
    },
    {
      id: 'billing',
      term: <Trans>Billed to</Trans>,
      value: <AddressText address={billing} />,
      action: action(<Trans>the billing address</Trans>),
    },
    {
      id: 'delivery',
      term: <Trans>Delivered to</Trans>,
      value: delivery ? <AddressText address={delivery} /> : <Trans>the billing address</Trans>,
      action: action(<Trans>the delivery address</Trans>),
    },
    ...(hasVatNumbers(billing)
      ? [
          {
            id: 'vatNumber',
            term: <Trans>VAT number</Trans>,
            value: given(vatNumber),
            action: action(<Trans>the VAT number</Trans>),
          },
        ]
      : []),
    {
      id: 'purchaseOrder',
      term: <Trans>Purchase order number</Trans>,
      value: given(purchaseOrder),
      action: action(<Trans>the purchase order number</Trans>),
    },
    ...(publicBuyer
      ? [
          {
            id: 'siret',
            term: <Trans>SIRET number</Trans>,
            value: given(publicBuyer.siret),
            action: action(<Trans>the SIRET number</Trans>),
          },
          {
            id: 'serviceCode',
            term: <Trans>Service code</Trans>,
            value: given(publicBuyer.serviceCode),
            action: action(<Trans>the service code</Trans>),
          },
          {
            id: 'engagementNumber',
            term: <Trans>Commitment number</Trans>,
            value: given(publicBuyer.engagementNumber),
            action: action(<Trans>the commitment number</Trans>),
          },
        ]
      : []),
  ];
}
