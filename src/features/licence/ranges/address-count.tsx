import { useLingui, Trans } from '@lingui/react/macro';
import { formatLargeCount } from '../../../i18n/format.ts';

/** A number of addresses. @param figures Decimal digits: the number may exceed the safe integers. */
export function AddressCount({ figures }: { readonly figures: string }) {
  const { i18n } = useLingui();
  const count = formatLargeCount(figures, i18n);
  return figures === '1' ? <Trans>1 address</Trans> : <Trans>{count} addresses</Trans>;
}
