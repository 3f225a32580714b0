import { useLingui } from '@lingui/react/macro';
import type { PostalAddress } from '../../../../domain/address.ts';
import { placeLines } from '../../../../domain/address-lines.ts';
import { formatCountry } from '../../../i18n/countries.ts';
import styles from './address-text.module.css';

/** An address as it is written on an envelope, line by line, the country in the reader's language. */
export function AddressText({ address }: { readonly address: PostalAddress }) {
  const { i18n } = useLingui();
  const { organisation, recipient, country } = address;
  const lines = [organisation, recipient, ...placeLines(address)];
  return (
    <span className={styles.lines}>
      <span translate="no">{lines.filter(Boolean).join('\n')}</span>
      {`\n${formatCountry(country, i18n)}`}
    </span>
  );
}
