import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Party } from '../../../machines/domain/invoice.ts';
import styles from './document.module.css';

interface PartyBlockProps {
  readonly title: ReactNode;
  readonly party: Party;
}

/** Someone who issues or pays an invoice, as it is printed. */
export function PartyBlock({ title, party: { name, address, vatNumber } }: PartyBlockProps) {
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <address className={styles.party} translate="no">
        <strong>{name}</strong>
        {address.join('\n')}
      </address>
      {vatNumber !== null && (
        <p className={styles.label}>
          <Trans>VAT number: {vatNumber}</Trans>
        </p>
      )}
    </div>
  );
}
