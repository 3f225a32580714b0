import { seedReadings, seedReadLater } from '../seed/readings.ts';
import type { Arrange, ScenarioPlace } from './scenario.ts';

const DAY = 86_400_000;

const history: ScenarioPlace = { as: 'person', path: '/account/readings' };
const readLater: ScenarioPlace = { as: 'person', path: '/account/readlater' };

/** Readings of the last hundred days, three a day: several pages of them. */
const readALot: Arrange<null> = async ({ db, clock }, { accountId }) => {
  await seedReadings(db, {
    accountId,
    count: 300,
    days: 100,
    now: new Date(clock.now().getTime() - DAY).toISOString(),
  });
  return null;
};

const keepSome: Arrange<null> = async (services, person) => {
  await readALot(services, person);
  await seedReadLater(services.db, person.accountId, 12);
  return null;
};

/** People with readings, some of them kept for later. */
export const readingScenarios = {
  readings: {
    says: 'A person has read 300 articles in the last hundred days.',
    open: 0,
    paid: 0,
    arrange: readALot,
    place: history,
  },
  readLater: {
    says: 'A person who has read a lot has twelve articles saved for later.',
    open: 0,
    paid: 0,
    arrange: keepSome,
    place: readLater,
  },
  noReadings: {
    says: 'A person has read nothing yet.',
    open: 0,
    paid: 0,
    place: history,
  },
} as const;
