import type { I18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Offer } from '../../../../domain/offer.ts';
import type { Publication } from '../../../../domain/site.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import type { offerForm } from '../../../../validation/forms/quote-request.ts';
import { formatCurrency, formatMonths } from '../../../i18n/format.ts';
import type { FieldRows } from '../form/field-table.ts';
import { listRows } from '../form/field-table.ts';
import { licences } from './offer-names.ts';

/**
 * An offer as rows of a `DataList`, for a check or a receipt. `action` makes the link that changes a row, where there
 * is one; its subject is for screen readers.
 */
export function offerRows(
  offer: Offer,
  publications: readonly Publication[],
  i18n: I18n,
  action: (subject: ReactNode, field: string) => ReactNode = () => undefined,
) {
  const { readers, publicationIds } = offer;
  const rows: FieldRows<ValuesOf<typeof offerForm>> = {
    publicationIds: {
      term: <Plural value={publicationIds.length} one="Publication" other="Publications" />,
      value: publications
        .filter(({ id }) => publicationIds.includes(id))
        .map(({ id, title }) => <div key={id}>{title}</div>),
      action: action(<Trans>the publications</Trans>, 'publicationIds'),
    },
    licence: {
      term: <Trans>License</Trans>,
      value: i18n._(licences[offer.licence].name),
      action: action(<Trans>the license</Trans>, 'licence'),
    },
    readers: {
      term: <Trans>Number of readers</Trans>,
      value: i18n.number(readers),
      action: action(<Trans>the number of readers</Trans>, 'readers'),
    },
    months: {
      term: <Trans>Duration</Trans>,
      value: formatMonths(offer.months, i18n),
      action: action(<Trans>the duration</Trans>, 'months'),
    },
    currency: {
      term: <Trans>Currency</Trans>,
      value: formatCurrency(offer.currency, i18n),
      action: action(<Trans>the currency</Trans>, 'currency'),
    },
  };
  return listRows(rows);
}
