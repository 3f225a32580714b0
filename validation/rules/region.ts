import type { Struct } from 'superstruct';
import { refine } from 'superstruct';
import { needsRegion } from '../../domain/address-lines.ts';
import { refusalOf } from '../issue.ts';

/**
 * An address with a state or province where its country needs one; the issue is about `region`. One that nothing asked
 * for, which is `null` or absent, is accepted: addresses that were kept before have none. `country` is the field with the
 * country's ISO 3166 code.
 */
export function region<
  Country extends string,
  Address extends Readonly<Record<Country, string>> & { readonly region?: string | null | undefined },
  Schema,
>(struct: Struct<Address, Schema>, country: Country): Struct<Address, Schema> {
  return refine(struct, 'region', (address, context) => {
    const isMissing = address.region?.trim() === '' && needsRegion(address[country]);
    return !isMissing || refusalOf('region', { code: 'region' }, context);
  });
}
