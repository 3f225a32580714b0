import { seedRecipient } from '../seed/newsletters.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import type { Arrange } from './scenario.ts';

/** Some newsletters of publications 11 and 12, and one that belongs to none. */
const received = [11, 'politique', 12, 'vientDeParaitre'] as const;

const receiving: Arrange = async (services, person) => {
  const subscription = await paymentScenarios.paymentSettled.arrange(services, person);
  await seedRecipient(services.db, person.accountId, received, services.clock.now().toISOString());
  return { ...subscription, path: '/account/newsletter' };
};

/** Scenarios of a newsletter's subscriber. */
export const newsletterScenarios = {
  /** A subscriber of publication 11, and not of 12 or 14. */
  newsletters: {
    says: 'A subscriber of publication 11, and not of 12 or 14, receives some newsletters of 11 and 12, and one that belongs to none.',
    open: 0,
    paid: 0,
    arrange: receiving,
  },
} as const;
