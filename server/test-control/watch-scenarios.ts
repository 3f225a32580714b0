import { seedRecipient } from '../seed/newsletters.ts';
import { seedWatches } from '../seed/watches.ts';
import type { Arrange, ScenarioPlace } from './scenario.ts';

const notifications: ScenarioPlace = { as: 'person', path: '/account/notifications' };

const watched = [
  { kind: 'keyword', keyword: 'port' },
  { kind: 'country', region: 'eastSouthern', country: 'KE' },
  { kind: 'section', publicationId: 11, code: 'ports' },
] as const;

const watching: Arrange<null> = async (services, { accountId }) => {
  await services.db.transaction().execute((trx) => seedWatches(trx, services.clock, accountId, watched));
  await seedRecipient(services.db, accountId, [11, 'vientDeParaitre'], services.clock.now().toISOString());
  return null;
};

/** People with watches, or without. */
export const watchScenarios = {
  watches: {
    says: 'A person watches a keyword, a country and a section.',
    open: 0,
    paid: 0,
    arrange: watching,
    place: notifications,
  },
  noWatches: {
    says: 'A person has no watches.',
    open: 0,
    paid: 0,
    place: notifications,
  },
} as const;
