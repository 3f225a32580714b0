import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicBuyer, QuotationDetails } from '../../../machines/domain/quotation.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { detailsForm, identityForm, publicBuyerForm } from '../../../machines/validation/forms/quotation.ts';
import { hasVatNumbers } from '../../../machines/validation/rules/vat-number.ts';
import { AddressText } from '../shared/address/address-text.tsx';
import type { FieldRows, FieldTable } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import { buyerName } from './buyer-name.ts';

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
      term: <Trans>Commitment number</Trans>,
      value: given(engagementNumber),
      action: action(<Trans>the commitment number</Trans>, 'publicBuyer.engagementNumber'),
    },
  };
  return listRows(rows);
}

/** Who buys as rows of a `DataList`. `action` makes the link that changes a row; its subject is for those who listen. */
export function detailsRows(details: QuotationDetails, i18n: I18n, action: Action) {
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
