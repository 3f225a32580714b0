import { Plural, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../../../domain/offer.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { licences } from './offer-names.ts';

/** An offer in one line, without its publications: license, readers and duration. */
export function OfferText({ licence, readers, months }: Pick<Offer, 'licence' | 'readers' | 'months'>) {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(licences[licence].name)} · <Plural value={readers} one="# reader" other="# readers" /> ·{' '}
      {formatMonths(months, i18n)}
    </>
  );
}
