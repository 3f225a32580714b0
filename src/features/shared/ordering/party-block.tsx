import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Party } from '../../../../domain/invoice.ts';
import styles from './document.module.css';

interface PartyBlockProps {
  readonly title: ReactNode;
  readonly party: Party;
}

/** Someone who issues or pays, as it is printed: name, address, and how the law knows it. */
export function PartyText({ party: { name, address, vatNumber } }: Pick<PartyBlockProps, 'party'>) {
  return (
    <>
      <address className={styles.party} translate="no">
        <strong>{name}</strong>
        {address.join('\n')}
      </address>
      {vatNumber !== null && (
        <p className={styles.label}>
          <Trans>VAT number: {vatNumber}</Trans>
        </p>
      )}
    </>
  );
}

/** Someone who issues or pays an invoice, under a heading. */
export function PartyBlock({ title, party }: PartyBlockProps) {
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <PartyText party={party} />
    </div>
  );
}
