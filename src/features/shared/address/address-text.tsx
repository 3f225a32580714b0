import { useLingui } from '@lingui/react/macro';
import type { PostalAddress } from '../../../../machines/domain/address.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import type { addressForm } from '../../../../machines/validation/forms/address.ts';
import { formatCountry } from '../../../i18n/countries.ts';
import type { FieldTable } from '../form/field-table.ts';
import styles from './address-text.module.css';

/** An address as it is written on an envelope, line by line, the country in the reader's language. */
export function AddressText({ address }: { readonly address: PostalAddress }) {
  const { i18n } = useLingui();
  const { organisation, recipient, street, complement, postalCode, city, country } = address;
  const lines: FieldTable<ValuesOf<typeof addressForm>, string> = {
    organisation,
    recipient,
    street,
    complement,
    postalCode: `${postalCode} ${city}`.trim(),
    // It is in `postalCode`.
    city: '',
    // It is shown below, in the reader's language.
    country: '',
  };
  return (
    <span className={styles.lines}>
      <span translate="no">{Object.values(lines).filter(Boolean).join('\n')}</span>
      {`\n${formatCountry(country, i18n)}`}
    </span>
  );
}
