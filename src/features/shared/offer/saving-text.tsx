import { Trans, useLingui } from '@lingui/react/macro';
import type { Saving } from '../../../../domain/entry-price.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Ordinal } from '../../../ui/text/ordinal.tsx';

/** What further readers save: `40% less for each reader from the 2nd.` */
export function SavingText({ saving: { from, rate: saved } }: { readonly saving: Saving }) {
  const { i18n } = useLingui();
  const rate = formatRate(saved, i18n);
  return (
    <Trans>
      <strong>{rate} less</strong> for each reader from the <Ordinal value={from} />.
    </Trans>
  );
}
