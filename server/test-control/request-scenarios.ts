import type { ModificationState } from '../../machines/domain/modification.ts';
import { deleteReader } from '../features/licence/ask-readers.ts';
import { readAllReaders } from '../features/licence/readers.ts';
import { cancelModification } from '../features/modification/cancel.ts';
import { decideModification } from '../features/modification/decide.ts';
import type { Services } from '../core/services.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import type { Arrange, ScenarioPerson, ScenarioSubscription } from './scenario.ts';
import { none } from './scenario.ts';

/** The latest request of a person that stands there. */
async function requestIn({ db }: Services, { accountId }: ScenarioPerson, state: ModificationState): Promise<number> {
  const { id } = await db
    .selectFrom('modifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', state)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request, and the licence that it is about. */
export interface ScenarioRequest extends ScenarioSubscription {
  readonly request: number;
}

type Following = (services: Services, person: ScenarioPerson, licence: number) => Promise<unknown>;

/** Whoever administers a licence looks at a request that stands there; what they or the desk do first is said. */
function standing(state: ModificationState, follow: Following = () => Promise.resolve()) {
  const arrange: Arrange<ScenarioRequest> = async (services, person) => {
    const { id } = await licenceScenarios.licence.arrange(services, person);
    await follow(services, person, id);
    const request = await requestIn(services, person, state);
    return { id, request, path: `/account/requests/${request}` };
  };
  return { ...none, arrange } as const;
}

const reject: Following = async (services, person) => {
  const id = await requestIn(services, person, 'pending');
  const rejected = [{ position: 1, reason: 'Cette personne ne fait pas partie de l’organisation.' }];
  const decision = { which: { id }, accepted: 'all', rejected, by: 'Inès Maréchal' } as const;
  await services.db.transaction().execute((trx) => decideModification(trx, services, decision));
};

const takeBack: Following = async (services, person) =>
  cancelModification(services, person.accountId, await requestIn(services, person, 'pending'));

/** Readers who are taken away are let through. */
const takeReaderAway: Following = async (services, { accountId, locale }, id) => {
  const [reader] = await readAllReaders(services.db, id);
  if (!reader) throw new Error('This scenario’s licence has no reader');
  const deletion = { subscriptionId: id, readerId: reader.id };
  await services.db
    .transaction()
    .execute((trx) => deleteReader(trx, services, { deletion, which: { id, accountId, locale } }));
};

/** Scenarios of requests for a modification: one for each state in which one can stand. */
export const requestScenarios = {
  requestPending: {
    says: 'A request for a reader awaits the publisher’s decision.',
    shows: 'modification.pending',
    ...standing('pending'),
  },
  requestAccepted: {
    says: 'The publisher has accepted a request.',
    shows: 'modification.accepted',
    ...standing('accepted'),
  },
  requestLetThrough: {
    says: 'A rule of the publisher has let a request through, so that nobody had to decide.',
    shows: 'modification.automaticallyAccepted',
    ...standing('automaticallyAccepted', takeReaderAway),
  },
  requestPartlyAccepted: {
    says: 'The publisher has accepted a request but for one of its readers.',
    shows: 'modification.partlyAccepted',
    ...standing('partlyAccepted'),
  },
  requestRejected: {
    says: 'The publisher has rejected a request, and says why.',
    shows: 'modification.rejected',
    ...standing('rejected', reject),
  },
  requestTakenBack: {
    says: 'Whoever sent a request has taken it back.',
    shows: 'modification.cancelled',
    ...standing('cancelled', takeBack),
  },
  requestUnknown: {
    says: 'The page of a request is opened with a number that nobody has.',
    shows: 'modification.notFound',
    ...none,
    place: { as: 'person', path: '/account/requests/999999999' },
  },
} as const;
