import { useLingui, Trans } from '@lingui/react/macro';
import { formatCount } from '../../../i18n/format.ts';

/** How many addresses there are. @param figures As they are kept: more than a number can say. */
export function AddressCount({ figures }: { readonly figures: string }) {
  const { i18n } = useLingui();
  const count = formatCount(figures, i18n);
  return figures === '1' ? <Trans>1 address</Trans> : <Trans>{count} addresses</Trans>;
}
