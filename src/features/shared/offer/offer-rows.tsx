import type { I18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { Offer } from '../../../../domain/offer.ts';
import type { Publication } from '../../../../domain/site.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import type { offerForm } from '../../../../validation/forms/quote-request.ts';
import { formatCurrency, formatMonths } from '../../../i18n/format.ts';
import type { FieldRows } from '../form/field-table.ts';
import { listRows } from '../form/field-table.ts';
import { licences } from './offer-names.ts';

/** An offer as rows of a `DataList`, for a check or a receipt. */
export function offerRows(offer: Offer, publications: readonly Publication[], i18n: I18n) {
  const { readers, publicationIds } = offer;
  const rows: FieldRows<ValuesOf<typeof offerForm>> = {
    publicationIds: {
      term: <Plural value={publicationIds.length} one="Publication" other="Publications" />,
      value: publications
        .filter(({ id }) => publicationIds.includes(id))
        .map(({ id, title }) => <div key={id}>{title}</div>),
    },
    licence: {
      term: <Trans>License</Trans>,
      value: i18n._(licences[offer.licence].name),
    },
    readers: {
      term: <Trans>Readers</Trans>,
      value: i18n.number(readers),
    },
    months: {
      term: <Trans>Duration</Trans>,
      value: formatMonths(offer.months, i18n),
    },
    currency: {
      term: <Trans>Currency</Trans>,
      value: formatCurrency(offer.currency, i18n),
    },
  };
  return listRows(rows);
}

/** The terms of an order whose publications and currency stand with their prices. */
export function termRows({ licence, readers, months }: Pick<Offer, 'licence' | 'readers' | 'months'>, i18n: I18n) {
  return [
    {
      id: 'licence',
      term: <Trans>License</Trans>,
      value: (
        <>
          {i18n._(licences[licence].name)}, <Plural value={readers} one="# reader" other="# readers" />
        </>
      ),
    },
    { id: 'months', term: <Trans>Duration</Trans>, value: formatMonths(months, i18n) },
  ];
}
