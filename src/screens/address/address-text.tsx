import { useLingui } from '@lingui/react';
import type { PostalAddress } from '../../../machines/domain/address.ts';
import { formatCountry } from '../../i18n/format.ts';
import styles from './address-text.module.css';

/** An address as it is written on an envelope, line by line, the country in the reader's language. */
export function AddressText({ address }: { readonly address: PostalAddress }) {
  const { i18n } = useLingui();
  const { organisation, recipient, street, complement, postalCode, city, country } = address;
  const lines = [organisation, recipient, street, complement, `${postalCode} ${city}`.trim()];
  return (
    <span className={styles.lines}>
      <span translate="no">{lines.filter(Boolean).join('\n')}</span>
      {`\n${formatCountry(country, i18n)}`}
    </span>
  );
}
