import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Offer } from '../../../../domain/offer.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { licences } from './offer-names.ts';

interface OfferTextProps extends Pick<Offer, 'licence' | 'readers' | 'months'> {
  /** Further facts. */
  readonly children?: ReactNode;
}

/** An offer in one line, without its publications: license, readers and duration. */
export function OfferText({ licence, readers, months, children }: OfferTextProps) {
  const { i18n } = useLingui();
  return (
    <Facts>
      {i18n._(licences[licence].name)}
      <Plural value={readers} one="# reader" other="# readers" />
      {formatMonths(months, i18n)}
      {children}
    </Facts>
  );
}
