import type { Party } from '../../machines/domain/invoice.ts';

/** The invented publisher, as it stands on invoices. */
export const issuer: Party = {
  name: 'Éditions des Lagunes SAS',
  address: ['14, rue des Imprimeurs', '75011 Paris', 'France'],
  vatNumber: 'FR28999888777',
};
