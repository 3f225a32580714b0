import { inventedLicence } from '../seed/licence-people.ts';
import { seedLicence } from '../seed/licences.ts';
import type { Arrange } from './scenario.ts';

const administering =
  (seats: number, readers: number, isEveryStateThere = false): Arrange =>
  async (services, { accountId, firstName, lastName, locale }) => {
    const licence = {
      ...inventedLicence(`lecture-${accountId}.example.org`, { seats, readers }),
      isEveryStateThere,
    };
    const owner = { accountId, payer: `${firstName} ${lastName}`, locale };
    const id = await services.db.transaction().execute((trx) => seedLicence(trx, services, owner, licence));
    return { id, path: `/account/subscriptions/${id}` };
  };

/** People who administer a licence. */
export const licenceScenarios = {
  licence: {
    says: 'A person administers a licence of 60 seats, with 14 readers, a requested one, and three networks.',
    open: 0,
    paid: 0,
    arrange: administering(60, 12),
  },
  licenceInUse: {
    says: 'A person administers a licence of 60 seats, with 43 readers or so, and a request in every state.',
    open: 0,
    paid: 0,
    arrange: administering(60, 41, true),
  },
  largeLicence: {
    says: 'A person administers a licence of 3,000 seats, all of which are taken.',
    open: 0,
    paid: 0,
    arrange: administering(3000, 2996),
  },
} as const;
