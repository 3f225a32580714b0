import { Trans } from '@lingui/react/macro';
import { needsRegion } from '../../../../domain/address-lines.ts';

const states: ReadonlySet<string> = new Set('AS AU BR FM IN MH MP MX MY PW US VE'.split(' '));

const provinces: ReadonlySet<string> = new Set('CA CN CR ES IQ IT KR PE PH TH'.split(' '));

/** What a country calls the part of it that stands in addresses (libaddressinput's `state_name_type`). */
export function RegionLabel({ country }: { readonly country: string }) {
  if (states.has(country)) return <Trans>State</Trans>;
  if (provinces.has(country)) return <Trans>Province</Trans>;
  if (country === 'JP') return <Trans>Prefecture</Trans>;
  return needsRegion(country) ? <Trans>Region</Trans> : <Trans>State, province, or region (optional)</Trans>;
}
